import type { getRegistration } from '@residency/contract/areas/signup/review/review.contract'
import type { AnswerOf } from '@residency/contract/kernel'

type Registration = AnswerOf<typeof getRegistration>

/** A file of a registration and the section it proves. */
export type Proof = {
  key: string
  section: string
  title: string | null
  file: Registration['files'][number]
}

/** All files of a registration in section order, with what they prove. */
export function evidenceOf({
  files,
  educations,
  entries,
}: Pick<Registration, 'files' | 'educations' | 'entries'>): Proof[] {
  const named = (entry: object) => {
    const { title, workUnit, place, language } = entry as Record<string, string | undefined>
    return title ?? workUnit ?? place ?? language ?? null
  }

  const found = [
    ...files.map((file) => ({ section: 'photo', title: null, file })),
    ...educations.flatMap((education) =>
      education.files.map((file) => ({
        section: education.level as string,
        title: education.schoolName,
        file,
      })),
    ),
    ...Object.entries(entries).flatMap(([section, list]) =>
      list.flatMap((entry) => entry.files.map((file) => ({ section, title: named(entry), file }))),
    ),
  ]

  return found.map((proof) => ({ ...proof, key: proof.file.filePath }))
}

/** The errors of a return: empty, or a part without a reason. */
export function returnFault(
  reason: string,
  returns: readonly { reason: string }[],
): 'empty' | 'unsaid' | null {
  if (returns.some((part) => !part.reason.trim())) return 'unsaid'
  return reason.trim() || returns.length ? null : 'empty'
}
