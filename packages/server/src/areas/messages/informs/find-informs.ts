import { listInforms } from '@residency/contract/areas/messages/informs/inform.contract'
import { listOwnInforms } from '@residency/contract/areas/messages/informs/own-inform.contract'
import type { RecordFinder } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { findNamed } from '../../../platform/search/search-words.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { followed } from './inform.queries.ts'
import { received } from './own-inform.queries.ts'

const BY_TITLE = { names: ['i.title'], id: 'i.id' }

const presentInform = (inform: { id: number; name: string; sentAt: Date | null }) => ({
  ...inform,
  note: inform.sentAt && dayInChina(inform.sentAt),
})

/** Announcements that the reader follows, and those that the reader received. */
export const informFinders: readonly RecordFinder[] = [
  {
    view: 'message/inform/index',
    list: listInforms,
    async find({ db, actor }, words) {
      const informs = followed(db, visibleSenders(actor), actor.userId).select([
        'i.id',
        'i.title as name',
        'i.sentAt',
      ])

      return (await findNamed(informs, BY_TITLE, words)).map(presentInform)
    },
  },
  {
    view: 'message/inform/own',
    list: listOwnInforms,
    async find({ db, actor }, words) {
      const informs = received(db, actor.userId)
        .where('i.withdrawnAt', 'is', null)
        .select(['i.id', 'i.title as name', 'i.sentAt'])

      return (await findNamed(informs, BY_TITLE, words)).map(presentInform)
    },
  },
]
