"""What people write over the columns of their cards, in English, German, French and Spanish, in
Japanese, Chinese and Korean.

In: the headings of a table, and what stands below them. Out: which column holds what a catalogue
knows by name: id, kind, copies, and the words. Accents and capitals are gone before a heading is
compared; what has no Latin letter is compared as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from generator.reading.table import Heading, Table

_COPIES = re.compile(r"[x×]?\s*(\d{1,4})(?:\.0+)?\s*[x×]?", re.IGNORECASE)
_PICTURE = re.compile(r"\.(png|jpe?g|svg|webp|gif)$", re.IGNORECASE)

#: What is meant -> how it is headed, the likeliest first. One heading may mean two things; what
#: stands in the column decides.
USUAL: dict[str, tuple[str, ...]] = {
    "id": ("id", "card_id", "key", "code"),
    "kind": ("kind", "card_kind", "kartenart"),
    "copies": (
        "copies", "qty", "quantity", "count", "card_count", "amount", "number_of_copies",
        "number_of_cards", "num_copies", "how_many", "times",
        "anzahl", "menge", "stuck", "stuckzahl", "kopien", "exemplare", "haufigkeit",
        "quantite", "nombre", "exemplaires", "copies_par_carte", "nb", "qte",
        "cantidad", "copias", "ejemplares", "numero_de_copias", "cant",
        "枚数", "数", "数量", "张数", "張數", "數量", "매수", "수량", "장수",
    ),
    "name": (
        "name", "title", "card_name", "cardname", "card_title", "card",
        "kartenname", "titel", "karte", "bezeichnung",
        "nom", "titre", "carte", "nom_de_la_carte",
        "nombre", "titulo", "carta", "nombre_de_la_carta",
        "カード名", "名前", "名称", "カード",
        "卡名", "卡牌名", "卡牌名称", "名字", "名稱", "卡片名稱",
        "카드명", "카드이름", "이름", "명칭",
    ),
    "text": (
        "text", "rules", "rules_text", "rule_text", "rule", "card_text", "cardtext",
        "description", "desc", "effect", "effects", "ability", "abilities", "body",
        "ability_text", "effect_text", "oracle_text",
        "kartentext", "regeltext", "regeln", "beschreibung", "effekt", "fahigkeit", "wirkung",
        "texte", "regle", "regles", "effet", "effets", "capacite",
        "texto", "descripcion", "reglas", "efecto", "efectos", "habilidad",
        "テキスト", "ルールテキスト", "カードテキスト", "効果", "効果テキスト",
        "能力", "説明", "説明文", "本文",
        "效果", "描述", "说明", "文本", "卡牌效果", "技能", "說明", "敘述",
        "텍스트", "효과", "설명", "능력",
    ),
    "type": ("type", "card_type", "cardtype", "typ", "kartentyp", "tipo", "tipo_de_carta",
             "種類", "種別", "タイプ", "类型", "种类", "類型", "종류", "타입"),
    "label": ("label", "index"),
    "note": ("note", "hinweis", "remarque", "nota"),
    "flavour": (
        "flavour", "flavor", "flavour_text", "flavor_text", "flavourtext", "flavortext", "quote",
        "stimmungstext", "zitat", "citation", "ambiance", "texte_d_ambiance", "cita", "ambiente",
    ),
    "picture": (
        "picture", "image", "img", "art", "artwork", "illustration", "picture_file", "image_file",
        "bild", "abbildung", "grafik", "bilddatei", "dessin", "imagen", "ilustracion", "arte",
        "画像", "イラスト", "图片", "图", "圖片", "插画", "그림", "이미지",
    ),
}  # fmt: skip

#: Headings that can mean nothing but a number of copies.
COUNTS = (
    "copies", "qty", "quantity", "card_count", "number_of_copies", "number_of_cards", "num_copies",
    "how_many", "anzahl", "stuckzahl", "kopien", "exemplare", "quantite", "exemplaires", "qte",
    "cantidad", "copias", "ejemplares",
)  # fmt: skip


def copies_of(written: str) -> str:
    """A number of copies as a plain number: 3 of "3", "3x", "x3" and "3.0"; else as written."""
    match = _COPIES.fullmatch(written)
    return str(int(match[1])) if match else written


def usual_columns(
    table: Table, wanted: Iterable[str], taken: Iterable[Heading] = ()
) -> dict[str, Heading]:
    """The columns of those that are wanted, as far as a heading that people use tells them, each
    column once."""
    left = [heading for heading in table.headings if heading not in set(taken)]
    found: dict[str, Heading] = {}
    for name in wanted:
        for word in USUAL.get(name, ()):
            heading = next((one for one in left if word in (one.plain, one.bare)), None)
            if heading is not None and _fits(name, table, heading):
                found[name] = heading
                left.remove(heading)
                break
    return found


def _fits(name: str, table: Table, heading: Heading) -> bool:
    """Whether what stands below a heading can be that."""
    values = [row[heading].text for row in table.rows if row[heading].text]
    if name == "copies":
        # One that is no number among others is a slip, and is told of at its place.
        return 2 * sum(1 for value in values if _COPIES.fullmatch(value)) > len(values)
    if name == "picture":
        return bool(values) and all(_PICTURE.search(value) for value in values)
    if name == "name" and heading.plain == "nombre":  # a name in Spanish, a number in French
        return not all(_COPIES.fullmatch(value) for value in values)
    return True
