import { libraryErrors } from '@residency/contract/areas/teachers/library/access'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { findDepartmentsOfBase } from '../../organisation/organisation.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { findEntriesForUpdate } from './library.queries.ts'
import { libraryNotices } from './library-notices.seed.ts'
import { libraryNoticeOf } from './library-notices.ts'
import { mustBeEditable } from './save-entry.ts'

/**
 * Changes the department in which somebody teaches, within the base of the qualification; the
 * teacher is notified.
 */
export const moveTeacher = (
  ctx: SignedCtx,
  { id, departmentId, version }: { id: number; departmentId: number; version?: number },
) =>
  inTransaction(ctx, async (tx) => {
    const [found] = await findEntriesForUpdate(tx.db, visibleTeachers(tx.actor), [id])
    const entry = mustMatchVersion(found, version)
    mustBeEditable(entry, tx.actor)

    const chosen = (await findDepartmentsOfBase(tx.db, entry.baseId)).find(
      (department) => department.id === departmentId,
    )
    if (!chosen) throw fail(libraryErrors.departmentOfAnotherBase)
    if (departmentId === entry.departmentId) return { version: entry.version }

    const next = await updateRow(tx, 'teacherQualifications', entry, {})

    await tx.db
      .updateTable('teacherLibrary')
      .set((e) => ({ departmentId, version: e('version', '+', 1), updatedAt: tx.now() }))
      .where('qualificationId', '=', id)
      .execute()

    const detail = { before: { departmentId: entry.departmentId }, after: { departmentId } }

    await tx.audit({
      action: 'teachers.library.move',
      entity: 'qualification',
      entityId: id,
      detail,
    })

    const names = [
      { department: chosen.name },
      { department: chosen.nameEn ?? chosen.name },
    ] as const

    await notify(tx, libraryNotices.move, [libraryNoticeOf(entry, ...names)])

    return { version: next }
  })

/** The published call names the department `teachDept`. */
export const moveTeacherByGet = (
  ctx: SignedCtx,
  { id, teachDept }: { id: number; teachDept: number },
) => moveTeacher(ctx, { id, departmentId: teachDept })
