import { collectionWords } from './text.ts'

const NAME_PARTS = ['name', 'number', 'base', 'order', 'file'] as const
export type NamePart = (typeof NAME_PARTS)[number]

const PART_OF: Readonly<Record<string, NamePart>> = Object.fromEntries(
  [collectionWords['zh-cn'].nameParts, collectionWords.en.nameParts].flatMap((parts) =>
    NAME_PARTS.map((part) => [parts[part], part]),
  ),
)

const BLANK = /\{([^{}]*)\}/g

/**
 * Whether a rule for file names has no blanks but those that are known, in either language, and no
 * stray brace.
 */
export const isNameRule = (rule: string) =>
  [...rule.matchAll(BLANK)].every(([, blank]) => PART_OF[blank!] !== undefined) &&
  !/[{}]/.test(rule.replaceAll(BLANK, ''))

/** The rule with its blanks filled. */
export const nameByRule = (rule: string, values: Readonly<Record<NamePart, string>>) =>
  rule.replaceAll(BLANK, (whole, blank: string) =>
    PART_OF[blank] ? values[PART_OF[blank]!] : whole,
  )
