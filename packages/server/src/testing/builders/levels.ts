import type { MentorFixtures } from './mentors.ts'
import type { RecordTarget } from './record-target.ts'
import { aBlock } from './rotation-blocks.ts'

/** Items of pharmacists that carry levels, written straight into the table. */
export async function addItems(
  target: RecordTarget,
  names: readonly string[],
  neededLevel: number | null = null,
) {
  const rows = await target.db
    .insertInto('competenceItems')
    .values(
      names.map((name) => ({
        profession: 'pharmacist' as const,
        kind: 'skill' as const,
        name,
        neededLevel,
      })),
    )
    .returning('id')
    .execute()

  return rows.map(({ id }) => id)
}

/** A stay of November 2026 for each trainee, the first mentor being the supervisor. */
export async function addStays(target: RecordTarget, fixture: MentorFixtures) {
  await target.db
    .updateTable('departments')
    .set({ ratio: 20 })
    .where('id', '=', fixture.departmentId)
    .execute()

  for (const { traineeId } of fixture.trainees)
    await aBlock(target, {
      traineeId,
      departmentId: fixture.departmentId,
      from: '2026-11-02',
      until: '2026-11-30',
      state: 'entered',
      supervisorId: fixture.mentors[0]!.userId,
    })
}
