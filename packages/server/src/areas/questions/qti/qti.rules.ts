import type {
  QuestionBody,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import {
  BLANK,
  type Draft,
  few,
  type SimplePart,
  simpleOf,
  Unreadable,
  USUAL_DIFFICULTY,
} from '../formats/filed-question.rules.ts'
import { isPictureObject, PlainText } from '../markup/plain-text.rules.ts'
import {
  below,
  childOf,
  childrenOf,
  isNode,
  textOf,
  type XmlNode,
} from '../markup/xml-tree.rules.ts'
import { ItemNotes } from './item-notes.rules.ts'
import { rubricClass } from './qti-print.rules.ts'
import {
  associateBody,
  blankField,
  choiceBody,
  matchBody,
  type Responses,
  responseOf,
  responsesOf,
} from './qti-responses.rules.ts'
import { readItems } from './read-items.rules.ts'

const isInteraction = ({ name }: XmlNode) => name.endsWith('Interaction')
const classesOf = (node: XmlNode) => (node.attributes.class ?? '').split(/\s+/)
const isPart = (node: XmlNode) => node.name === 'div' && classesOf(node).includes('part')
const INLINE = new Set(['textEntryInteraction', 'inlineChoiceInteraction'])

const UNSHOWN = new Set([
  'rubricBlock',
  'feedbackBlock',
  'feedbackInline',
  'templateBlock',
  'templateInline',
  'stylesheet',
  'prompt',
])

/** What is said to those who score, wherever it is below. */
const scorerBlocks = (node: XmlNode) => [
  ...below(
    node,
    ({ name, attributes }) =>
      name === 'rubricBlock' && /scorer|tutor|author/.test(attributes.view ?? ''),
  ),
]

/** Reads the body of an item, or of a part of one. */
class ItemReader {
  readonly about: ItemNotes
  readonly #item: XmlNode
  readonly #responses: Responses

  constructor(item: XmlNode) {
    this.about = new ItemNotes(item.line)
    this.#item = item
    this.#responses = responsesOf(item)
  }

  #walk(node: XmlNode, text: PlainText, markOf: (node: XmlNode) => string) {
    for (const [index, child] of node.children.entries()) {
      if (!isNode(child)) text.text(child)
      else if (isInteraction(child)) {
        if (INLINE.has(child.name)) {
          const [mark, before] = [markOf(child), node.children[index - 1]]
          const isThere =
            mark === BLANK && before !== undefined && !isNode(before) && before.endsWith('___')
          if (!isThere) text.text(mark)
        } else this.#block(childOf(child, 'prompt'), text)
      } else if (!UNSHOWN.has(child.name) && !isPart(child)) {
        // what an object shows to those who do not see it says what the picture is
        const isPicture = child.name === 'object' && isPictureObject(child.attributes)

        text.open(
          child.name,
          isPicture ? { ...child.attributes, alt: textOf(child).trim() } : child.attributes,
        )

        this.#walk(child, text, markOf)
        text.close(child.name)
      }
    }
  }

  #block(node: XmlNode | undefined, text: PlainText) {
    if (!node) return

    text.open('p')
    this.#walk(node, text, () => BLANK)
    text.close('p')
  }

  /** The text of an element, without its interactions' choices. */
  text(node: XmlNode | undefined, markOf: (node: XmlNode) => string = () => BLANK): string {
    const text = new PlainText(this.about.picture, this.about.left)
    if (node) this.#walk(node, text, markOf)

    return text.result
  }

  #choices = (node: XmlNode, name: string) =>
    few(childrenOf(node, name)).map((choice) => ({
      id: choice.attributes.identifier ?? '',
      text: this.text(choice),
    }))

  #byHand(node: XmlNode, around: XmlNode, stem: string): QuestionBody {
    const kind = classesOf(node).includes('short') ? 'short' : 'essay'
    const own = rubricClass(node.attributes.responseIdentifier ?? '')
    const named = scorerBlocks(this.#item).filter((block) => classesOf(block).includes(own))
    const scorers = named.length > 0 ? named : scorerBlocks(around)
    const ours = scorers.flatMap((block) => block.children.filter(isNode))
    const reference = ours.find((block) => classesOf(block).includes('reference'))
    const list = ours.find((block) => classesOf(block).includes('rubric'))

    const rubric = few(childrenOf(list, 'li')).map((line) => ({
      text: this.text(line),
      share: Number(/share-(\d+)/.exec(line.attributes.class ?? '')?.[1]),
    }))

    const isOurs = reference !== undefined || list !== undefined

    const sentence = isOurs
      ? this.text(reference)
      : scorers.map((block) => this.text(block)).join('\n') ||
        responseOf(this.#responses, node).right.join('\n')

    return { kind, stem, reference: sentence || null, rubric }
  }

  #interaction(node: XmlNode, around: XmlNode, stem: string): QuestionBody {
    const declared = responseOf(this.#responses, node)
    switch (node.name) {
      case 'choiceInteraction':
        return choiceBody(stem, this.#choices(node, 'simpleChoice'), declared, this.about.left)
      case 'inlineChoiceInteraction':
        return choiceBody(stem, this.#choices(node, 'inlineChoice'), declared, this.about.left)
      case 'matchInteraction':
        return matchBody(
          stem,
          childrenOf(node, 'simpleMatchSet').map((set) =>
            this.#choices(set, 'simpleAssociableChoice'),
          ),
          declared,
        )
      case 'associateInteraction':
        return associateBody(stem, this.#choices(node, 'simpleAssociableChoice'), declared)
      case 'extendedTextInteraction':
        return this.#byHand(node, around, stem)
      default:
        throw new Unreadable('kindUnknown', { kind: node.name })
    }
  }

  #blanks = (stem: string, nodes: readonly XmlNode[]): QuestionBody => ({
    kind: 'blank',
    stem,
    blanks: nodes.map((node) => blankField(responseOf(this.#responses, node), this.about.left)),
  })

  /** Several interactions of an item are a case group, unless all are texts to be entered. */
  #mixed(node: XmlNode, xmlNodes: readonly XmlNode[]): QuestionBody {
    const marks = new Map(xmlNodes.map((interaction, at) => [interaction, `(${at + 1})`]))

    const bare: XmlNode = {
      ...node,
      children: node.children.filter(
        (child) => !isNode(child) || INLINE.has(child.name) || !isInteraction(child),
      ),
    }

    const stem = this.text(bare, (interaction) => marks.get(interaction) ?? '')

    const parts = xmlNodes.map((interaction, index): SimplePart => {
      const own = this.text(childOf(interaction, 'prompt')) || marks.get(interaction)!

      const question =
        interaction.name === 'textEntryInteraction'
          ? this.#blanks(`${own} ${BLANK}`, [interaction])
          : this.#interaction(interaction, node, own)

      return { id: String(index + 1), weight: 1, question: simpleOf(question) }
    })

    return { kind: 'case', stem, parts }
  }

  #body(node: XmlNode): QuestionBody {
    const interactions = few([...below(node, isInteraction)])
    if (interactions.length === 0) throw new Unreadable('noAnswer')
    if (interactions.every(({ name }) => name === 'textEntryInteraction'))
      return this.#blanks(this.text(node), interactions)

    return interactions.length === 1
      ? this.#interaction(interactions[0]!, node, this.text(node))
      : this.#mixed(node, interactions)
  }

  body(node: XmlNode): QuestionBody {
    const parts = few([...below(node, isPart)])
    if (parts.length === 0) return this.#body(node)

    const weightOf = (part: XmlNode) =>
      Number(/weight-(\d+)/.exec(part.attributes.class ?? '')?.[1] ?? 1)

    const read = parts.map((part, index) => ({
      id: String(index + 1),
      weight: weightOf(part),
      question: simpleOf(this.#body(part)),
    }))

    return { kind: 'case', stem: this.text(node), parts: read }
  }
}

/** What is said about an item outside of it. */
export type AboutItem = {
  difficulty?: number
  points?: readonly string[]
  category?: readonly string[]
  file?: string
}

function draftOf(
  item: XmlNode,
  { difficulty = USUAL_DIFFICULTY, points = [], category, file }: AboutItem,
): Draft {
  if (childOf(item, 'templateDeclaration') ?? childOf(item, 'templateProcessing'))
    throw new Unreadable('templateItem')

  const reader = new ItemReader(item)
  const node = childOf(item, 'itemBody')
  if (!node) throw new Unreadable('noAnswer')

  const body = reader.body(node)
  const feedbackShown = childrenOf(item, 'modalFeedback').map((feedback) => reader.text(feedback))
  const explanation =
    [...new Set(feedbackShown)].filter((sentence) => sentence !== '').join('\n') || null
  const { pictures, notes } = reader.about
  const title = item.attributes.title?.trim() ?? ''

  return {
    line: item.line,
    notes,
    embedded: [],
    pictures: pictures satisfies QuestionContent['pictures'],
    explanation,
    difficulty,
    points,
    body: body.stem === '' ? { ...body, stem: title } : body,
    ...(category && { category }),
    ...(file !== undefined && { file }),
  }
}

const ITEMS = new Set(['assessmentItem'])

/**
 * The item of an XML file of QTI 2; pictures are named as the file names them, `part:` before it.
 */
export const readQtiItem = (xml: string, about: AboutItem = {}) =>
  readItems(
    xml,
    { names: ITEMS, missing: 'itemMissing', ...(about.file !== undefined && { file: about.file }) },
    (item) => draftOf(item, about),
  )

/**
 * The text of everything of these names below an element, under any name of the versions of the
 * metadata.
 */
export const textsBelow = (node: XmlNode, name: string): string[] =>
  [...below(node, (element) => element.name.toLowerCase() === name)]
    .map((element) => textOf(element).trim())
    .filter((sentence) => sentence !== '')
