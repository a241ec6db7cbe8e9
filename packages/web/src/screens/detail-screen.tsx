import { ArrowLeftOutlined } from '@ant-design/icons'
import { Steps, Timeline } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../platform/texts/i18n.ts'
import { FactList } from '../ui/fact-list.tsx'
import { usePhone } from '../ui/use-phone.ts'
import './detail.css'
import { PendingPanel } from './pending.tsx'
import { useRecordPath } from './record.tsx'
import { screensText } from './screens.text.ts'

type Fact = { label: string; value: ReactNode; isWide?: boolean }
export type Section = { title: string; facts?: readonly Fact[]; content?: ReactNode }

export type FlowStep = {
  title: string
  note?: ReactNode
  state: 'finish' | 'process' | 'wait' | 'error'
}

export type HistoryItem = {
  key: string
  at: ReactNode
  what: ReactNode
  who?: ReactNode
  why?: ReactNode
}

/** The current step; the number of steps if all are done. */
export const stepNow = (steps: readonly FlowStep[]) => {
  const index = steps.findIndex(({ state }) => state === 'process' || state === 'error')
  return index === -1 ? steps.length : index
}

type DetailScreenProps = {
  title: string

  /** Title of the list the record belongs to, for the back link. */
  list?: string

  /** State tag and who has to act. */
  state: ReactNode
  actions?: ReactNode

  /** Notices or decisions shown above the steps. */
  banner?: ReactNode
  steps?: readonly FlowStep[]
  sections: readonly Section[]
  history?: readonly HistoryItem[]
}

/** A record page: title and state, steps, facts, history. */
export function DetailScreen({
  title,
  list,
  state,
  actions,
  banner,
  steps,
  sections,
  history,
}: DetailScreenProps) {
  const text = useText(screensText)
  const isPhone = usePhone()
  return (
    <article className="detail-screen">
      {list && <BackToList title={list} />}
      <div className="screen-head">
        <div>
          <h1>{title}</h1>
          <div className="screen-lead">{state}</div>
        </div>
        <div className="screen-actions">{actions}</div>
      </div>
      {banner}
      {steps && (
        <div className="panel">
          <Steps
            size="small"
            current={stepNow(steps)}
            orientation={isPhone ? 'vertical' : 'horizontal'}
            items={steps.map(({ title: name, note, state: status }) => ({
              title: name,
              content: note,
              status,
            }))}
          />
        </div>
      )}
      <div className={history?.length ? 'detail-columns' : ''}>
        <div>
          {sections.map((section) => (
            <section key={section.title} className="panel">
              <h2>{section.title}</h2>
              {section.facts && (
                <FactList
                  facts={section.facts.map(({ label, value, isWide }) => [label, value, isWide])}
                />
              )}
              {section.content}
            </section>
          ))}
        </div>
        {history && history.length > 0 && (
          <aside className="panel" aria-label={text.history}>
            <h2>{text.history}</h2>
            <Timeline
              items={history.map(({ key, at, what, who, why }) => ({
                key,
                content: (
                  <div className="happening">
                    <div>{what}</div>
                    <small>
                      {who} {at}
                    </small>
                    {why && <p>{why}</p>}
                  </div>
                ),
              }))}
            />
          </aside>
        )}
      </div>
    </article>
  )
}

/** The link back to the list a record was opened from. */
function BackToList({ title }: { title: string }) {
  const pathOf = useRecordPath()
  return (
    <Link className="back-to-list" to={pathOf(null)}>
      <ArrowLeftOutlined aria-hidden="true" /> {title}
    </Link>
  )
}

type PendingProps = { list: string; error: Error | null; onRetry: () => void }

/** Placeholder of a record: a skeleton while loading, the reason if it failed. */
export const RecordPending = ({ list, ...waiting }: PendingProps) => (
  <>
    <BackToList title={list} />
    <PendingPanel {...waiting} />
  </>
)
