import { Button } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import {
  DetailScreen,
  type FlowStep,
  RecordPending,
  type Section,
} from '../../screens/detail-screen.tsx'
import { RecordLink } from '../../screens/record.tsx'
import { StateTag } from '../../ui/tables/state-tag.tsx'
import { galleryText } from './gallery.text.ts'
import type { ScreenState, StateExamples } from './gallery-states.ts'

export function DetailExample({ state }: { state: ScreenState }) {
  const text = useText(galleryText)
  if (state === 'loading' || state === 'error')
    return (
      <RecordPending
        list={text.screens.list}
        error={state === 'error' ? new Error(text.fault) : null}
        onRetry={() => window.scrollTo(0, 0)}
      />
    )

  const sections: StateExamples<Section['facts']> = {
    usual: [
      { label: text.fact, value: text.factValue },
      { label: text.name, value: <RecordLink id={1}>{text.person}</RecordLink> },
    ],
    empty: [{ label: text.fact, value: null }],
    loading: [],
    error: [],
    disabled: [{ label: text.fact, value: text.factValue }],
    long: [{ label: text.longLabel, value: text.long, isWide: true }],
  }

  const steps: readonly FlowStep[] = [
    { title: text.steps.one, state: 'finish' },
    { title: text.steps.two, state: 'process' },
    { title: text.steps.three, state: 'wait' },
  ]

  const history = [
    {
      key: 'b',
      at: '2026-11-20',
      what: text.passed,
      who: text.department,
      ...(state === 'long' ? { why: text.long } : {}),
    },
    { key: 'a', at: '2026-11-18', what: text.submitted, who: text.person },
  ]

  return (
    <DetailScreen
      title={state === 'long' ? text.long : text.person}
      list={text.screens.list}
      state={<StateTag tone="wait">{text.states.wait}</StateTag>}
      actions={<Button disabled={state === 'disabled'}>{text.normal}</Button>}
      steps={steps}
      sections={[{ title: text.application, facts: sections[state] ?? [] }]}
      history={state === 'empty' ? [] : history}
    />
  )
}
