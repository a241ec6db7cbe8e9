"""Makes the fallback fonts of this folder from fonts of Debian 12, and coverage.json, which lists the characters of every font.

    apt-get install fonttools python3-brotli fonts-hanazono fonts-noto-core unicode-data
    python3 make-fallback-fonts.py

It has to be run again only when the main font (Noto Sans SC) changes. README.md says what the files are.
"""
import bz2
import io
import json
import os

import brotli
from fontTools import subset
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))
DEBIAN = "/usr/share/fonts/truetype"
MAIN = os.path.join(HERE, "../../../../../node_modules/@expo-google-fonts/noto-sans-sc")

# Blocks of ideographs, their radicals and strokes: what is taken from Hanazono.
HAN = [(0x2E80, 0x2FFF), (0x31C0, 0x31EF), (0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FA1F)]
# One file has so many code points of plane 2, so that a single rare character does not load all of them.
PIECE = 0x2000


def characters(path):
    return set(TTFont(path, lazy=True).getBestCmap())


def ranges(code_points):
    found = []
    for code in sorted(code_points):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def write_subset(name, source, code_points, features):
    options = subset.Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.layout_features = features
    options.drop_tables += ["FFTM", "vhea", "vmtx", "VORG", "BASE", "DSIG", "MATH", "PfEd"] + ([] if features else ["GSUB", "GPOS", "GDEF"])
    font = TTFont(source)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)

    # A name of its own: a PDF tells its fonts apart by it, and a changed font may not carry a reserved name.
    for record in list(font["name"].names):
        if record.nameID not in (0, 13, 14):
            font["name"].removeNames(nameID=record.nameID)
    for name_id in (1, 4, 6):
        font["name"].setName(name, name_id, 3, 1, 0x409)

    out = io.BytesIO()
    font.save(out)
    with open(os.path.join(HERE, f"{name}.ttf.br"), "wb") as file:
        file.write(brotli.compress(out.getvalue(), quality=11, lgwin=24))
    return set(TTFont(io.BytesIO(out.getvalue())).getBestCmap())


def main():
    has = characters(f"{MAIN}/400Regular/NotoSansSC_400Regular.ttf") & characters(f"{MAIN}/700Bold/NotoSansSC_700Bold.ttf")
    coverage = [{"name": "NotoSansSC", "ranges": ranges(has)}]

    def add(name, regular, bold, code_points, features):
        written = write_subset(f"{name}-Regular", regular, code_points, features)
        if bold:
            written &= write_subset(f"{name}-Bold", bold, code_points, features)
        coverage.append({"name": name, "hasBold": bool(bold), "ranges": ranges(written)})
        has.update(written)

    noto = f"{DEBIAN}/noto/NotoSans"
    # All its letters, also those of the main font: a word is drawn in one font.
    letters = characters(f"{noto}-Regular.ttf") & characters(f"{noto}-Bold.ttf")
    add("FallbackLatin", f"{noto}-Regular.ttf", f"{noto}-Bold.ttf", letters, ["*"])

    for name, file in (("FallbackMath", "Math"), ("FallbackSymbols", "Symbols"), ("FallbackSymbols2", "Symbols2")):
        source = f"{noto}{file}-Regular.ttf"
        add(name, source, None, characters(source) - has, [])

    hana_a, hana_b = f"{DEBIAN}/hanazono/HanaMinA.ttf", f"{DEBIAN}/hanazono/HanaMinB.ttf"
    in_a, in_b = characters(hana_a), characters(hana_b)
    han = {code for first, last in HAN for code in range(first, last + 1)}
    add("FallbackHan", hana_a, None, ((in_a - in_b) & han) - has, [])
    for first in range(0x20000, 0x30000, PIECE):
        wanted = ({*range(first, first + PIECE)} & in_b & han) - has
        if wanted:
            add(f"FallbackHan{first:x}", hana_b, None, wanted, [])

    with open(os.path.join(HERE, "coverage.json"), "w") as file:
        fonts = [json.dumps(one, separators=(",", ":")) for one in coverage]
        file.write("[\n" + ",\n".join(fonts) + "\n]\n")

    # 通用规范汉字表 (2013): the property kTGH of Unihan, whose value is the place in the list.
    standard = []
    for unihan in sorted(os.listdir("/usr/share/unicode")):
        if not unihan.startswith("Unihan_"):
            continue
        with bz2.open(f"/usr/share/unicode/{unihan}", "rt", encoding="utf-8") as file:
            for line in file:
                parts = line.rstrip("\n").split("\t")
                if len(parts) == 3 and parts[1] == "kTGH":
                    standard.append((int(parts[2].split(":")[1]), chr(int(parts[0][2:], 16))))
    standard.sort()
    text = "".join(character for _, character in standard)
    with open(os.path.join(HERE, "standard-characters.txt"), "w", encoding="utf-8") as file:
        file.write("\n".join(text[at : at + 50] for at in range(0, len(text), 50)) + "\n")


main()
