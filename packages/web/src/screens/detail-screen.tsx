import { Steps, Timeline } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../platform/i18n.ts'
import { FactList } from '../ui/fact-list.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { screensText } from './screens.text.ts'

type Fact = { label: string; value: ReactNode; isWide?: boolean }
type Section = { title: string; facts?: readonly Fact[]; content?: ReactNode }
export type FlowStep = { title: string; note?: ReactNode; state: 'finish' | 'process' | 'wait' | 'error' }
type HistoryItem = { key: string; at: ReactNode; what: ReactNode; who?: ReactNode; why?: ReactNode }
/** The step it stands at; behind the last one where all are done. */
export const stepNow = (steps: readonly FlowStep[]) => {
  const at = steps.findIndex(({ state }) => state === 'process' || state === 'error')
  return at === -1 ? steps.length : at
}
type DetailScreenProps = {
  title: string
  /** State tag and whose turn it is. */
  state: ReactNode
  actions?: ReactNode
  /** What is to be known or decided now, before the line of the flow. */
  banner?: ReactNode
  steps?: readonly FlowStep[]
  sections: readonly Section[]
  history?: readonly HistoryItem[]
}

/** One record: what it is and whose turn it is, the line of its flow, its facts, what happened to it. */
export function DetailScreen({ title, state, actions, banner, steps, sections, history }: DetailScreenProps) {
  const text = useText(screensText)
  const isPhone = usePhone()
  return (
    <article className="detail-screen">
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
            items={steps.map(({ title: name, note, state: status }) => ({ title: name, content: note, status }))}
          />
        </div>
      )}
      <div className={history?.length ? 'detail-columns' : ''}>
        <div>
          {sections.map((section) => (
            <section key={section.title} className="panel">
              <h2>{section.title}</h2>
              {section.facts && <FactList facts={section.facts.map(({ label, value, isWide }) => [label, value, isWide])} />}
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
