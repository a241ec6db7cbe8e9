import { CheckOutlined } from '@ant-design/icons'
import type { MentorOffer } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ListFilters, textFilter } from '../../../screens/list/list-filters.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { type MentorListInput, useMentors } from './choice.queries.ts'
import { choiceText } from './choice.text.ts'

type Props = {
  chosen: readonly number[]
  closed: readonly number[]
  isFull: boolean
  onAdd: (mentor: MentorOffer) => void
}

/** The mentors who take part, as cards with profile, field and free places. */
export function MentorCards({ chosen, closed, isFull, onAdd }: Props) {
  const text = useText(choiceText)
  const list = useListState('mentor-cards', ['keywords'])
  const { data, error, refetch } = useMentors(list.input as MentorListInput)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const isNarrowed = Boolean(list.filters.keywords)

  return (
    <section className="panel" aria-label={text.mentors}>
      <div className="panel-head">
        <h2>{text.mentors}</h2>
        <span className="soft">
          {say(isNarrowed ? text.mentorsFound : text.mentorsLead, { total: data.total })}
        </span>
      </div>
      <ListFilters filters={[textFilter('keywords', text.search)]} list={list} />
      {data.list.length === 0 && (
        <p className="list-message">{isNarrowed ? text.mentorsNotFound : text.mentorsNone}</p>
      )}
      <ul className="mentor-cards">
        {data.list.map((row) => {
          const chooseClosed = () => {
            if (closed.includes(row.entryId)) return text.hasRefused
            if (row.free <= 0) return text.full

            return isFull ? text.choicesFull : null
          }

          return (
            <MentorCard
              key={row.entryId}
              mentorOffer={row}
              isChosen={chosen.includes(row.entryId)}
              closed={chooseClosed()}
              onAdd={() => onAdd(row)}
            />
          )
        })}
      </ul>
      {data.total > list.pageSize && (
        <PageBar
          current={list.pageNum}
          size={list.pageSize}
          total={data.total}
          onPage={(pageNum) => list.change({ pageNum })}
          onSize={(pageSize) => list.change({ pageSize })}
        />
      )}
    </section>
  )
}

/** `closed`: why the mentor cannot be chosen. */
type CardProps = {
  mentorOffer: MentorOffer
  isChosen: boolean
  closed: string | null
  onAdd: () => void
}

function MentorCard({ mentorOffer, isChosen, closed, onAdd }: CardProps) {
  const text = useText(choiceText)
  return (
    <li className={isChosen ? 'is-chosen' : ''}>
      <div className="mentor-card-head">
        <strong>{mentorOffer.name}</strong>
        <span className="soft">{[mentorOffer.title, mentorOffer.department].join(' · ')}</span>
      </div>
      {mentorOffer.direction && <p>{mentorOffer.direction}</p>}
      {mentorOffer.profile && <p className="soft mentor-profile">{mentorOffer.profile}</p>}
      {mentorOffer.wishes && (
        <p className="soft mentor-profile">
          {text.wishes} {mentorOffer.wishes}
        </p>
      )}
      <div className="mentor-card-foot">
        <span className="figures">
          {mentorOffer.free > 0
            ? say(text.free, { free: mentorOffer.free, capacity: mentorOffer.capacity })
            : text.full}
        </span>
        <Button
          icon={isChosen ? <CheckOutlined /> : undefined}
          disabled={isChosen || closed !== null}
          onClick={onAdd}
          aria-label={isChosen || closed ? undefined : say(text.addTo, { name: mentorOffer.name })}
        >
          {isChosen ? text.added : (closed ?? text.add)}
        </Button>
      </div>
    </li>
  )
}
