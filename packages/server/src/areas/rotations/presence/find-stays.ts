import { listBlocks } from '@residency/contract/areas/rotations/blocks/block.contract'
import { sql } from 'kysely'
import type { RecordFinder } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { MAX_OF_A_KIND } from '../../../platform/search/search-words.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { visibleBlocks } from '../blocks/block.policy.ts'
import { blocksOf } from '../blocks/block-match.queries.ts'
import { presenceOn } from './presence.queries.ts'

/** Stays of today by the trainee’s name, initials or number: for departments and supervisors. */
export const stayFinder: RecordFinder = {
  view: 'rotation/month/index',
  list: listBlocks,
  find: ({ db, actor, now }, { typed }) => {
    const today = dayInChina(now())

    return (
      blocksOf(db, visibleBlocks(actor))
        .innerJoin('departments as d', 'd.id', 'b.departmentId')
        .where(isTraineeFoundBy('t', typed))
        // first by the columns, so that presence is not computed for the stays of all years
        .where('b.startsOn', '<=', today)
        .where('b.endsOn', '>=', today)
        .where(presenceOn(today), 'is not', null)
        .select(['b.id', 't.realName as name'])
        .select(sql<string>`concat_ws(' · ', d.name, b.starts_on || '–' || b.ends_on)`.as('note'))
        .orderBy('b.startsOn', 'desc')
        .orderBy('b.id', 'desc')
        .limit(MAX_OF_A_KIND)
        .execute()
    )
  },
}
