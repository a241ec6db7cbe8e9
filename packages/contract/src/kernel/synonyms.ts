import { type InitialsOf, isFoundBy } from './found-by.ts'
import { SYNONYMS } from './synonyms.text.ts'
import { foldSearch } from './text/fold.ts'

/** So many forms of one label are compared at most. */
const MAX_FORMS = 24

const GROUPS = SYNONYMS.map((group) => group.map(foldSearch))
const known = new Map<string, readonly string[]>()

/** The label with the first word of a group that it contains replaced by each other one. */
function inOtherWords(label: string, group: readonly string[]): string[] {
  const word = group.find((synonym) => label.includes(synonym))
  if (word === undefined) return []

  return group.filter((synonym) => synonym !== word).map((synonym) => label.replace(word, synonym))
}

/** A label, folded, and the same in other words. */
export function formsOf(label: string): readonly string[] {
  const found = known.get(label)
  if (found) return found

  let forms: readonly string[] = [foldSearch(label)]
  for (const group of GROUPS)
    forms = [...forms, ...forms.flatMap((form) => inOtherWords(form, group))].slice(0, MAX_FORMS)

  known.set(label, forms)

  return forms
}

/** Whether a label of the product is found by the words, by their synonyms or by initials. */
export const isMeantBy = (words: string, label: string, initialsOf: InitialsOf): boolean =>
  formsOf(label).some((form) => isFoundBy(words, form, initialsOf))
