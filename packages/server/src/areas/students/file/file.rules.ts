import {
  FILE_FIELDS,
  type FileField,
  type FileSection,
  IDENTITY_FIELDS,
  STUDY_FIELDS,
} from '@residency/contract/areas/students/file/field.contract'

export type Facts = Readonly<Record<FileField, string | null>>
const MAY_BE_EMPTY: ReadonlySet<string> = new Set<FileField>(['degree', 'maritalStatus', 'email'])
const MUST_HOLD: readonly FileSection[] = ['education']

/** What a complete file holds and this one does not. */
export function missingIn(
  facts: Facts,
  filled: ReadonlySet<string>,
  hasBank: boolean,
): (FileField | FileSection | 'bank')[] {
  const fields = FILE_FIELDS.filter((field) => facts[field] === null && !MAY_BE_EMPTY.has(field))
  return [
    ...fields,
    ...MUST_HOLD.filter((section) => !filled.has(section)),
    ...(hasBank ? [] : (['bank'] as const)),
  ]
}

const isIdentity = (field: FileField) => (IDENTITY_FIELDS as readonly string[]).includes(field)

/**
 * Whether the trainee changes a fact without a review: it is not protected, or it is empty, so that
 * nothing reviewed is replaced. Facts of the account are never changed so.
 */
export const isDirect = (
  field: FileField,
  currentValue: string | null,
  isProtected: boolean,
): boolean => !isIdentity(field) && (!isProtected || currentValue === null)

/** The facts that differ from what is held; what is left out stays. */
export const changedFacts = (
  facts: Facts,
  wanted: Readonly<Partial<Record<FileField, string | null | undefined>>>,
): FileField[] =>
  FILE_FIELDS.filter(
    (field) => wanted[field] !== undefined && (wanted[field] || null) !== facts[field],
  )

type Data = Readonly<Record<string, unknown>>

/**
 * Protected facts that a change of the study of the highest education would replace; null: it is
 * removed.
 */
export const studyFactsTouched = (
  before: Data,
  after: Data | null,
  isProtected: (field: FileField) => boolean,
): FileField[] =>
  (Object.entries(STUDY_FIELDS) as [FileField, string][])
    .filter(
      ([field, name]) =>
        isProtected(field) &&
        (before[name] ?? null) !== null &&
        (after?.[name] ?? null) !== before[name],
    )
    .map(([field]) => field)
