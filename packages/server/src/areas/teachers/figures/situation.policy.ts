import type { Reader } from '../../../platform/reader.ts'
import type { OrgScope } from '../../organisation/organisation.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'

/** Whose teachers are counted, and within which base if one is named. */
export type FigureScope = { scope: OrgScope; baseId: number | undefined }

export const countedFor = (
  actor: Reader,
  { baseId }: { baseId?: number | undefined },
): FigureScope => ({
  scope: visibleTeachers(actor),
  baseId,
})
