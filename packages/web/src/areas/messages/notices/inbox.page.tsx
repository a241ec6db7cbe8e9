import { NOTICE_SOURCES } from '@residency/contract/areas/messages/notices/notice.contract'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import {
  choiceFilter,
  flagFilter,
  ListFilters,
  textFilter,
} from '../../../screens/list/list-filters.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import '../messages.css'
import { AreaPart } from '../../../platform/area-parts.tsx'
import { messagesText } from '../messages.text.ts'
import { NoticeList, ReadAllButton } from './notice-list.tsx'
import { type NoticeFilter, useNoticeGroups, useUnread } from './notices.queries.ts'

declare module '../../../platform/area-parts.tsx' {
  interface AreaParts {
    waitingPanel: object
  }
}

/** /inbox: what waits for the reader, and everything that happened to them. */
export default function InboxPage() {
  const text = useText(messagesText)
  const { fields } = useText(messagesWords)
  const list = useListState('inbox', ['unread', 'source', 'group', 'keywords'])
  const groups = useNoticeGroups().data ?? []
  const unread = useUnread().data?.unread ?? 0

  return (
    <section aria-label={text.inbox}>
      <div className="screen-head">
        <div>
          <h1>{text.inbox}</h1>
          <p className="screen-lead">
            {unread ? say(text.inboxUnread, { count: unread }) : text.inboxLead}
          </p>
        </div>
        <ReadAllButton unread={unread} />
      </div>
      <div className="inbox-columns">
        <AreaPart name="waitingPanel" props={{}} />
        <section className="panel" aria-label={text.happened}>
          <h2>{text.happened}</h2>
          <ListFilters
            list={list}
            filters={[
              textFilter('keywords', fields.keywords, text.search),
              flagFilter('unread', fields.unread, text.unreadOnly),
              choiceFilter('source', fields.source, toChoices(NOTICE_SOURCES, text.sources)),
              choiceFilter(
                'group',
                fields.group,
                groups.map(({ group, label, count }) => ({
                  value: group,
                  label: `${label} (${count})`,
                })),
              ),
            ]}
          />
          <NoticeList filter={list.filters as NoticeFilter} />
        </section>
      </div>
    </section>
  )
}
