import type { SharingExam } from '@residency/contract/areas/exams/exam/secrecy.contract'
import { say } from '../../../platform/texts/i18n.ts'

type Words = { knownWarning: string; heldWarning: string; one: string }

/**
 * What publishing or releasing an exam has to be warned of: answers that candidates could read, and
 * questions that are hidden from them.
 */
export function sharingWarnings(
  exams: readonly SharingExam[],
  action: 'publish' | 'release',
  text: Words,
  comma: string,
): string[] {
  const concerned = exams.filter(({ candidates }) => candidates > 0)

  const named = (some: readonly SharingExam[]) =>
    some
      .map(({ name, questions, candidates }) => say(text.one, { name, questions, candidates }))
      .join(comma)

  const known = action === 'publish' ? concerned.filter(({ isKnown }) => isKnown) : []
  const live = action === 'release' ? concerned.filter(({ isLive }) => isLive) : []

  return [
    ...(known.length > 0 ? [say(text.knownWarning, { exams: named(known) })] : []),
    ...(live.length > 0 ? [say(text.heldWarning, { exams: named(live) })] : []),
  ]
}
