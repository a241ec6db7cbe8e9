import type { OwnMentor } from '@residency/contract/areas/mentors/records/relation.contract'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { OwnChanges } from '../change/own-changes.tsx'
import '../mentors.css'
import { ownText } from './own.text.ts'
import { OwnMeetings } from './own-meetings.tsx'
import { useOwnMentor } from './record.queries.ts'

/** View key mentor/mine/index: the trainee's mentor now and before, and requests to change. */
export default function OwnMentorPage() {
  const text = useText(ownText)
  const { data, error, refetch } = useOwnMentor()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const isNone = !data.present && data.former.length === 0

  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      {isNone ? (
        <div className="panel list-message">
          <p>{text.none}</p>
          <Link to="/mentor/choice">{text.toChoice}</Link>
        </div>
      ) : (
        <>
          <MentorCard present={data.present} former={data.former} />
          <OwnMeetings />
          <OwnChanges />
        </>
      )}
    </>
  )
}

function MentorCard({
  present,
  former,
}: {
  present: OwnMentor | null
  former: readonly OwnMentor[]
}) {
  const text = useText(ownText)
  const noteOf = (mentor: OwnMentor, time: string) =>
    [mentor.department, mentor.titleLabel, time].join(' · ')
  return (
    <section className="panel" aria-label={text.present}>
      {present ? (
        <>
          <h2>{text.present}</h2>
          <PersonCell
            name={present.name}
            note={noteOf(present, say(text.since, { since: present.startedOn }))}
          />
          {present.direction && (
            <p className="soft">{say(text.direction, { text: present.direction })}</p>
          )}
        </>
      ) : (
        <p className="soft">
          {text.none} <Link to="/mentor/choice">{text.toChoice}</Link>
        </p>
      )}
      {former.length > 0 && (
        <>
          <h3>{text.former}</h3>
          <ul className="record-list">
            {former.map((mentor) => (
              <li key={mentor.id}>
                <PersonCell
                  name={mentor.name}
                  note={noteOf(
                    mentor,
                    say(text.span, { from: mentor.startedOn, until: mentor.endedOn ?? '' }),
                  )}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
