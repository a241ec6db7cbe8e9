import {
  type Entry,
  itemWithCount,
} from '@residency/contract/areas/workload/entries/entry.contract'
import type { EntryDay } from '@residency/contract/areas/workload/entries/entry-review.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { type RowAction, RowActions } from '../../../ui/tables/row-actions.tsx'
import { casesOf } from '../own-work/count.rules.ts'
import { useOpenEntry } from './entry.queries.ts'
import { entryText } from './entry.text.ts'
import { EntryLine } from './entry-line.tsx'
import { groupEqualCases } from './equal-cases.rules.ts'
import { useEntryReview } from './use-entry-review.ts'

/** A day of one trainee: what is not marked is decided at once, what is marked is opened first. */
export function AuditDay({ day }: { day: EntryDay }) {
  const { audit: text } = useText(entryText)
  const review = useEntryReview()
  const { actionsOf, dialogs } = useDecisions<Entry>(review)

  // Decisions name whose it is, and of which day.
  const entries = day.entries.map((entry) => ({
    ...entry,
    name: `${day.name} ${day.caseDay.slice(5)} ${itemWithCount(entry.item, entry.count)}`,
  }))

  const unseen = entries.filter(({ marks, isOpened }) => marks.length > 0 && !isOpened)
  const cases = casesOf(day.entries)
  const ready = entries.filter((entry) => !unseen.includes(entry))
  // One line has these buttons itself.
  const areSeveral = groupEqualCases(ready).length > 1

  return (
    <section className="panel" aria-label={`${day.name} ${day.caseDay}`}>
      <div className="panel-head">
        <h2 className="work-day">
          {day.name} <span className="figures soft">{day.caseDay}</span>
        </h2>
        <span className="work-count">
          {say(cases > day.entries.length ? text.countOfCases : text.count, {
            count: day.entries.length,
            cases,
          })}
        </span>
      </div>
      {unseen.length > 0 && <p className="soft">{say(text.marked, { count: unseen.length })}</p>}
      <ul className="work-entries">
        {groupEqualCases(entries).map((group) => (
          <li key={group[0]!.id}>
            {group.length > 1 ? (
              <EqualCases group={group} actionsOf={actionsOf} review={review} />
            ) : (
              group.map((entry) =>
                unseen.includes(entry) ? (
                  <Unseen key={entry.id} entry={entry} />
                ) : (
                  <EntryLine key={entry.id} entry={entry} isDayKnown />
                ),
              )
            )}
            {group.length === 1 && !unseen.includes(group[0]!) && (
              <RowActions actions={actionsOf(group[0]!)} />
            )}
          </li>
        ))}
      </ul>
      {areSeveral && (
        <div className="work-bulk">
          <span className="soft">{say(text.together, { count: ready.length })}</span>
          <BulkDecisions review={review} rows={ready} onDone={() => {}} />
        </div>
      )}
      {dialogs}
    </section>
  )
}

type EqualCasesProps = {
  group: readonly (Entry & { name: string })[]
  actionsOf: (entry: Entry) => readonly RowAction[]
  review: ReturnType<typeof useEntryReview>
}

/** Cases of one item, done in the same role: decided together, and opened one by one. */
function EqualCases({ group, actionsOf, review }: EqualCasesProps) {
  const { caseRoles } = useText(entryWords)
  const [first] = group
  return (
    <>
      <details className="work-alike">
        <summary>
          <strong>{itemWithCount(first!.item, casesOf(group))}</strong>{' '}
          <span className="soft">{caseRoles[first!.role]}</span>
        </summary>
        <ul className="work-entries">
          {group.map((entry) => (
            <li key={entry.id}>
              <EntryLine entry={entry} isDayKnown />
              <RowActions actions={actionsOf(entry)} />
            </li>
          ))}
        </ul>
      </details>
      <div className="work-alike-acts">
        <BulkDecisions review={review} rows={group} onDone={() => {}} />
      </div>
    </>
  )
}

/** A marked entry shows what it is about once it is opened, which is noted. */
function Unseen({ entry }: { entry: Entry }) {
  const { audit: text } = useText(entryText)
  const { entryMarks } = useText(entryWords)
  const open = useOpenEntry()

  return (
    <div className="work-line">
      <strong>{itemWithCount(entry.item, entry.count)}</strong>
      <span>{entry.marks.map((mark) => entryMarks[mark]).join(' · ')}</span>
      <Button onClick={() => open.mutate(entry.id)} loading={open.isPending}>
        {text.open}
      </Button>
    </div>
  )
}
