// The handbook as a document of pdfmake: cover, contents, one chapter for each role.
import { fileText } from '../../packages/web/src/app/handbook/handbook-file.text.ts'

const text = fileText['zh-cn']
const [INK, SOFT, BLUE, LINE] = ['#1d2939', '#5b6675', '#1857b8', '#d5dbe3']

/** A4 in points, without its margins. */
const [PAGE, MARGIN] = [{ width: 595.28, height: 841.89 }, 52]
const WIDTH = PAGE.width - 2 * MARGIN
const [PHONE_WIDTH, SCREEN_WIDTH, HOME_WIDTH] = [126, 340, 290]

/** The layouts of lists and of pictures. */
const [LIST, FRAME] = ['list', 'frame']

const isNone = () => 0

export const LAYOUTS = {
  [LIST]: {
    hLineWidth: isNone,
    vLineWidth: isNone,
    paddingLeft: isNone,
    paddingRight: () => 8,
    paddingTop: () => 0.5,
    paddingBottom: () => 0.5,
  },
  [FRAME]: {
    hLineWidth: () => 0.6,
    vLineWidth: () => 0.6,
    hLineColor: () => LINE,
    vLineColor: () => LINE,
    paddingLeft: isNone,
    paddingRight: isNone,
    paddingTop: isNone,
    paddingBottom: isNone,
  },
}

const fill = (sentence, values) =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, value),
    sentence,
  )

const rule = (colour = LINE, width = 0.7) => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: width, lineColor: colour }],
})

const idOf = (view) => `page-${view}`

function coverOf(version, day) {
  return [
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: 46, h: 5, color: BLUE }],
      margin: [0, 190, 0, 18],
    },
    { text: text.product, fontSize: 16, color: SOFT, margin: [0, 0, 0, 6] },
    { text: text.title, fontSize: 38, bold: true, margin: [0, 0, 0, 16] },
    { text: text.roles, fontSize: 11, color: SOFT },
    { text: fill(text.version, { version }), fontSize: 11, margin: [0, 300, 0, 2] },
    { text: day, fontSize: 11, color: SOFT },
  ]
}

function frontOf() {
  return [
    { text: text.how, style: 'part', pageBreak: 'before' },
    { ul: text.hints.map((hint) => ({ text: hint, margin: [0, 0, 0, 3] })), markerColor: BLUE },
    { text: text.contents, style: 'chapter', margin: [0, 26, 0, 2] },
    { toc: { numberStyle: { color: SOFT } } },
  ]
}

/** The picture next to the text for a phone, below the first sentence for a screen. */
const imageOf = ({ file, isPhone }, screenWidth = SCREEN_WIDTH) => ({
  width: 'auto',
  margin: [0, 4, 0, 7],
  layout: FRAME,
  table: { body: [[{ image: file, width: isPhone ? PHONE_WIDTH : screenWidth }]] },
})

const linesOf = ({ acts, next, asks = [] }) => [
  { ul: acts.map((act) => ({ text: act, margin: [0, 0, 0, 2] })), markerColor: BLUE },
  ...(next
    ? [{ text: [{ text: `${text.next}  `, bold: true, color: BLUE }, next], margin: [0, 3, 0, 0] }]
    : []),
  ...asks.map(([question, answer]) => ({
    margin: [0, 4, 0, 0],
    stack: [
      { text: question, bold: true, fontSize: 9.5 },
      { text: answer, fontSize: 9.5, color: SOFT },
    ],
  })),
]

/** One page of the product: it is never parted. `before` is the title of a part that it begins. */
function entryOf({ view, title, help, picture }, before) {
  const head = { text: title, style: 'entry', id: idOf(view) }
  const about = { text: help.about, margin: [0, 0, 0, 4] }
  const lines = linesOf(help)

  const body = picture?.isPhone
    ? [
        {
          columnGap: 18,
          columns: [{ width: '*', stack: [head, about, ...lines] }, imageOf(picture)],
        },
      ]
    : [head, about, ...(picture ? [imageOf(picture)] : []), ...lines]

  return { unbreakable: true, stack: [...before, ...body], margin: [0, 0, 0, 14] }
}

const partHead = ({ title }, number) => [
  {
    text: `${number}  ${title}`,
    style: 'part',
    tocItem: true,
    tocStyle: { fontSize: 9.5 },
    tocMargin: [16, -3, 0, -3],
    outline: true,
    outlineParentId: `chapter-${number.split('.')[0]}`,
  },
  { ...rule(), margin: [0, 0, 0, 10] },
]

/** How many pages of a list are in a row. */
const IN_ROW = 3

/** A name with the number of its page: one line, because further lines would lack the number. */
const referenceOf = ({ view, title }) => ({
  noWrap: true,
  text: [
    { text: `${title}  `, linkToDestination: idOf(view) },
    { pageReference: idOf(view), color: BLUE },
  ],
})

/** All pages of a chapter by its parts, each with the number of its page. */
const listOf = (parts, inRow) =>
  parts.map(({ title, pages }) => {
    const cells = pages.map(referenceOf)
    const rows = Array.from({ length: Math.ceil(cells.length / inRow) }, (_, row) =>
      Array.from({ length: inRow }, (_, column) => cells[row * inRow + column] ?? ''),
    )

    return {
      unbreakable: true,
      margin: [0, 0, 0, 4],
      fontSize: 9.5,
      layout: LIST,
      table: {
        widths: [98, ...Array.from({ length: inRow }, () => '*')],
        body: rows.map((row, at) => [at === 0 ? { text: title, bold: true } : '', ...row]),
      },
    }
  })

/**
 * The first page of a chapter with the list of its pages, then the parts with what no chapter
 * before has described.
 */
function chapterOf({ number, title, lead, picture, listed, parts }) {
  const heads = [
    {
      text: fill(text.chapter, { number }),
      color: BLUE,
      margin: [0, 0, 0, 2],
      pageBreak: 'before',
    },
    {
      text: title,
      style: 'chapter',
      id: `chapter-${number}`,
      tocItem: true,
      tocStyle: { bold: true, fontSize: 11 },
      tocMargin: [0, 3, 0, -2],
      outline: true,
      outlineExpanded: false,
    },
    { text: lead, color: SOFT, margin: [0, 0, 0, 12] },
    rule(BLUE, 1.2),
  ]

  const list = listOf(listed, picture?.isPhone ? IN_ROW - 1 : IN_ROW)

  const home = picture && imageOf(picture, HOME_WIDTH)

  const opening = picture?.isPhone
    ? [{ columnGap: 10, margin: [0, 14, 0, 0], columns: [{ width: '*', stack: list }, home] }]
    : [{ text: '', margin: [0, 7] }, ...(home ? [{ ...home, margin: [0, 0, 0, 14] }] : []), ...list]

  const body = parts.flatMap((part, at) =>
    part.pages.map((page, index) =>
      entryOf(page, index === 0 ? partHead(part, `${number}.${at + 1}`) : []),
    ),
  )

  return [...heads, ...opening, ...body]
}

/** Each page is described in the first chapter that has it. */
function withoutRepeats(parts, described) {
  const own = parts.map((part) => ({
    ...part,
    pages: part.pages.filter(({ view }) => !described.has(view)),
  }))

  for (const { pages } of own) for (const { view } of pages) described.add(view)

  return own.filter(({ pages }) => pages.length > 0)
}

function chaptersOf(roles) {
  const described = new Set()
  const common = roles[0].parts[0]
  const begin = { ...common, title: text.common }

  const first = {
    number: 1,
    title: common.title,
    lead: text.commonLead,
    picture: null,
    listed: [],
    parts: withoutRepeats([begin], described),
  }

  const others = roles.map(({ title, picture, parts }, at) => {
    const listed = parts.slice(1)
    const count = listed.reduce((sum, { pages }) => sum + pages.length, 0)

    return {
      number: at + 2,
      title,
      picture,
      listed,
      lead: fill(text.lead, { role: title, count }),
      parts: withoutRepeats(listed, described),
    }
  })

  return [first, ...others]
}

/** Every text of the book; each must have a glyph. */
export const textsOf = (roles) =>
  roles.flatMap(({ title, parts }) => [
    title,
    ...parts.flatMap((part) => [
      part.title,
      ...part.pages.flatMap(({ title: name, help: { about, acts, next = '', asks = [] } }) => [
        name,
        about,
        ...acts,
        next,
        ...asks.flat(),
      ]),
    ]),
  ])

/** The document; `version` and `time` are those of the product. */
export function layOutHandbook(roles, { version, time }) {
  const day = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' })

  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 56, MARGIN, 60],
    info: { title: text.file, creationDate: time, modDate: time },
    lang: 'zh-CN',
    defaultStyle: { font: 'Sans', fontSize: 10, lineHeight: 1.3, color: INK },
    styles: {
      chapter: { fontSize: 24, bold: true },
      part: { fontSize: 14, bold: true, color: BLUE, margin: [0, 12, 0, 5] },
      entry: { fontSize: 12, bold: true, margin: [0, 0, 0, 3] },
    },
    footer: (page, pages) =>
      page === 1
        ? null
        : {
            margin: [MARGIN, 22, MARGIN, 0],
            fontSize: 8.5,
            color: SOFT,
            columns: [
              fill(text.foot, { version }),
              { text: `${page} / ${pages}`, alignment: 'right' },
            ],
          },
    content: [
      ...coverOf(version, day.format(time)),
      ...frontOf(),
      ...chaptersOf(roles).flatMap(chapterOf),
    ],
  }
}
