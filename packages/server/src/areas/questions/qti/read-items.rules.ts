import {
  attempt,
  type Draft,
  type FileRemark,
  Unreadable,
} from '../formats/filed-question.rules.ts'
import { type XmlNode, xmlElements } from '../markup/xml-tree.rules.ts'

export type ItemResult = { draft: Draft } | { fault: FileRemark }

type Source = {
  /** Of the elements that are read. */
  names: ReadonlySet<string>

  /** The sentence where there is no item. */
  missing: string

  /** Within an archive. */
  file?: string
}

/**
 * The items of an XML text, one by one. What cannot be read is a fault at its line; what is no
 * item, and says something about those that follow, is answered with null.
 */
export function* readItems(
  xml: string,
  { names, missing, file }: Source,
  read: (node: XmlNode) => Draft | null,
): Generator<ItemResult> {
  const at = file === undefined ? {} : { file }
  let count = 0

  try {
    for (const node of xmlElements(xml, names)) {
      const reading = attempt(node.line, () => read(node))
      let step = reading.next()

      for (; !step.done; step = reading.next()) yield { fault: { ...step.value.fault, ...at } }
      if (step.value !== null) count += 1
      if (step.value) yield { draft: step.value }
    }

    if (count === 0)
      yield { fault: { line: 1, ...at, message: `learning.formats.${missing}`, data: {} } }
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    yield { fault: { line: 1, ...at, ...e.remark } }
  }
}
