import { orderedMark } from './rich-text.text.ts'

const DROPPED = new Set(
  'script style meta link title xml iframe object embed img svg math template video audio canvas form input button'.split(
    ' ',
  ),
)

const LEVEL = /mso-list:\s*\S+\s+level(\d)/i

const styleOf = (node: Element) => node.getAttribute('style') ?? ''

function replaceTag(node: Element, tag: string) {
  const made = node.ownerDocument.createElement(tag)
  made.append(...node.childNodes)
  node.replaceWith(made)
}

const unwrap = (node: Element) => node.replaceWith(...node.childNodes)

/** Removes the marker of a paragraph that is an item of a list; returns its text. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )

  marker?.remove()

  return marker?.textContent ?? ''
}

/** An item of a list with the content of a paragraph. */
function itemOf(paragraph: Element): Element {
  const item = paragraph.ownerDocument.createElement('li')
  const line = paragraph.ownerDocument.createElement('p')

  line.append(...paragraph.childNodes)
  item.append(line)

  return item
}

/**
 * Word writes lists as paragraphs with a marker in a span; they are converted to lists, nested by
 * level.
 */
function makeLists(root: Element) {
  let open: { level: number; list: Element }[] = []
  let last: Element | null = null

  for (const paragraph of [...root.querySelectorAll('p,h1,h2,h3,h4,h5,h6')]) {
    const found = LEVEL.exec(styleOf(paragraph))
    if (!found) continue

    const level = Number(found[1])
    const isOrdered = orderedMark.test(takeMarker(paragraph))

    // A list continues only if nothing is between; paragraphs moved into it have been removed.
    if (!last || paragraph.previousElementSibling !== last) open = []
    while (open.length && open.at(-1)!.level > level) open.pop()

    let here = open.at(-1)

    if (!here || here.level < level) {
      const list = root.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')

      if (here) (here.list.lastElementChild ?? here.list).append(list)
      else {
        paragraph.before(list)
        last = list
      }

      here = { level, list }
      open.push(here)
    }

    here.list.append(itemOf(paragraph))
    paragraph.remove()
  }
}

function dropComments(node: Node) {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove()
    else dropComments(child)
  }
}

/** A table's rows as lines: the text is kept, the cells are not. */
function flattenTables(root: Element) {
  for (const row of [...root.querySelectorAll('tr')]) {
    const line = root.ownerDocument.createElement('p')
    line.textContent = [...row.children]
      .map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
      .join('　')
    row.replaceWith(line)
  }

  for (const part of [...root.querySelectorAll('table,tbody,thead,tfoot')]) unwrap(part)
}

/** Removes what an editor never shows, and the frames of elements in other namespaces. */
function dropElements(root: Element) {
  for (const node of [...root.querySelectorAll('*')]) {
    const tag = node.tagName.toLowerCase()
    if (DROPPED.has(tag)) node.remove()
    else if (tag.includes(':')) unwrap(node)
  }
}

/** Headings have the levels 2 to 4. */
function levelHeadings(root: Element) {
  for (const node of [...root.querySelectorAll('h1,h5,h6,p')]) {
    const tag = node.tagName.toLowerCase()
    if (tag === 'h1' || /\bMso(Title|Heading1)\b/.test(node.className)) replaceTag(node, 'h2')
    else if (tag === 'h5' || tag === 'h6') replaceTag(node, 'h4')
  }
}

/**
 * Cleans HTML from the clipboard for the editor: headings, lists and emphasis of Word and other
 * programs are kept, the rest is removed. It is parsed in a detached document, where nothing runs
 * or loads.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')

  dropElements(body)
  dropComments(body)
  makeLists(body)
  flattenTables(body)
  levelHeadings(body)

  // Google Docs wraps documents in a <b> that is not bold.
  for (const node of [...body.querySelectorAll('b,strong')])
    if (/font-weight:\s*(normal|400)/i.test(styleOf(node))) unwrap(node)
  for (const node of [...body.querySelectorAll('p')])
    if (!node.textContent?.replaceAll('\u00a0', '').trim() && !node.children.length) node.remove()

  return body.innerHTML
}
