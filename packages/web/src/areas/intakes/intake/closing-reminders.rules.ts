import { say } from '../../../platform/texts/i18n.ts'

type Sentences = { closeImports: string; closeDrafts: string }

/**
 * What is under way and would be cut off by closing an intake, a sentence each: imports of people,
 * sign-ups not yet sent.
 */
export const closingReminders = (
  text: Sentences,
  { drafts, imports }: { drafts: number; imports: number },
): string[] => [
  ...(imports > 0 ? [say(text.closeImports, { count: imports })] : []),
  ...(drafts > 0 ? [say(text.closeDrafts, { count: drafts })] : []),
]
