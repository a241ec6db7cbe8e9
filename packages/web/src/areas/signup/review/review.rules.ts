import type { getRegistration } from '@residency/contract/areas/signup/review.contract'
import type { AnswerOf } from '@residency/contract/kernel'

type Registration = AnswerOf<typeof getRegistration>
type Action = Registration['actions'][number]
export const PASSES: readonly Action[] = ['pass', 'passAtBase', 'passAtOffice']
export const RETURNS: readonly Action[] = ['return', 'returnAtOffice']
export const REJECTS: readonly Action[] = ['reject', 'rejectAtOffice']

/** What may be done to every one of these rows. */
export const actionsInCommon = (rows: readonly { actions: readonly Action[] }[]): Action[] =>
  rows.length === 0 ? [] : rows[0]!.actions.filter((action) => rows.every((row) => row.actions.includes(action)))

/** Which one comes after this one, going round; from elsewhere the first. Null when no other waits. */
export function nextAfter(ids: readonly number[], current: number): number | null {
  const place = ids.indexOf(current)
  const next = ids[place === -1 ? 0 : (place + 1) % ids.length]
  return next === undefined || next === current ? null : next
}

export type Evidence = { key: string; section: string; title: string | null; file: Registration['files'][number] }
/** Every file of a sign-up in the order of its sections, with what it proves. */
export function evidenceOf({ files, educations, entries }: Pick<Registration, 'files' | 'educations' | 'entries'>): Evidence[] {
  const named = (entry: object) => {
    const { title, workUnit, place, language } = entry as Record<string, string | undefined>
    return title ?? workUnit ?? place ?? language ?? null
  }
  const found = [
    ...files.map((file) => ({ section: 'photo', title: null, file })),
    ...educations.flatMap((one) => one.files.map((file) => ({ section: one.level as string, title: one.schoolName, file }))),
    ...Object.entries(entries).flatMap(([section, list]) =>
      list.flatMap((entry) => entry.files.map((file) => ({ section, title: named(entry), file }))),
    ),
  ]
  return found.map((one) => ({ ...one, key: one.file.filePath }))
}

export type ReturnDraft = { reason: string; parts: Readonly<Record<string, string>> }
/** What is wrong with a return: nothing said at all, or a part without its reason. */
export function returnFaults({ reason, parts }: ReturnDraft): { isEmpty: boolean; withoutReason: string[] } {
  const withoutReason = Object.entries(parts).flatMap(([section, why]) => (why.trim() ? [] : [section]))
  return { isEmpty: !reason.trim() && Object.keys(parts).length === 0, withoutReason }
}
