import { zipArchive } from './zip-archive.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const M = 'http://schemas.openxmlformats.org/officeDocument/2006/math'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

/** A paragraph of a Word document: of texts, or of runs and drawings as XML. */
export const paragraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`

/** A paragraph that a list numbers. */
export const listed = (content: string, list: number, level = 0) =>
  paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

export const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${cells
          .map(
            (cell) =>
              `<w:tc>${cell
                .split('\n')
                .map((line) => paragraph(line))
                .join('')}</w:tc>`,
          )
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`

export const picture = (relation: string, alt: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

/** Lists by their number: the format and pattern of each level. */
type Lists = Readonly<Record<number, readonly (readonly [format: string, pattern: string])[]>>

const numberingOf = (lists: Lists) => {
  const abstract = Object.entries(lists).map(([id, levels]) => {
    const all = levels.map(
      ([format, pattern], index) =>
        `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`,
    )

    return `<w:abstractNum w:abstractNumId="${id}">${all.join('')}</w:abstractNum>`
  })

  const used = Object.keys(lists).map(
    (id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
  )

  return `<w:numbering xmlns:w="${W}">${abstract.join('')}${used.join('')}</w:numbering>`
}

type More = {
  lists?: Lists
  pictures?: Readonly<Record<string, Buffer>>
  parts?: Readonly<Record<string, string | Buffer>>
}

/** A Word document (.docx) of paragraphs and tables as XML; a text is a paragraph. */
export function wordDocument(
  content: readonly string[],
  { lists = {}, pictures = {}, parts = {} }: More = {},
): Buffer {
  const body = content.map((one) => (one.startsWith('<w:') ? one : paragraph(one))).join('')

  const relations = [
    `<Relationship Id="rNumbering" Type="${R}/numbering" Target="numbering.xml"/>`,
    ...Object.keys(pictures).map(
      (id) => `<Relationship Id="${id}" Type="${R}/image" Target="media/${id}.png"/>`,
    ),
  ]

  return zipArchive({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="${W}" xmlns:r="${R}" xmlns:m="${M}" xmlns:wp="wp" xmlns:a="a" xmlns:pic="pic" xmlns:v="v" xmlns:o="o" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'word/numbering.xml': numberingOf(lists),
    ...Object.fromEntries(
      Object.entries(pictures).map(([id, bytes]) => [`word/media/${id}.png`, bytes]),
    ),
    ...parts,
  })
}
