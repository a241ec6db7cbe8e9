import type { ResultDetail } from '@residency/contract/areas/evaluation/results/result.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Section } from '../../../screens/detail-screen.tsx'
import { ItemCharts } from './item-chart.tsx'
import { resultText } from './result.text.ts'
import './results.css'

/** Sections of one subject's result: facts, items, texts, and who gave what where that is named. */
export function useSubjectSections(): (result: ResultDetail) => Section[] {
  const text = useText(resultText)
  const { directions } = useText(targetWords)
  return (subject) => [
    {
      title: text.about,
      facts: [
        { label: text.name, value: subject.target },
        { label: text.form, value: [subject.form, directions[subject.direction]].join(' · ') },
        { label: text.n, value: say(text.answers, { n: subject.n }) },
        {
          label: text.mean,
          value: subject.mean === null ? text.none : say(text.scoreOf, { mean: subject.mean }),
        },
      ],
    },
    { title: text.spread, content: <ItemCharts items={subject.items} /> },
    ...subject.texts.map(({ label, texts }) => ({
      title: label,
      content: <Texts texts={texts} />,
    })),
    ...(subject.answers.length > 0
      ? [{ title: text.who, content: <Answers answers={subject.answers} /> }]
      : []),
  ]
}

function Texts({ texts }: { texts: readonly string[] }) {
  const text = useText(resultText)
  if (texts.length === 0) return <p className="soft">{text.noTexts}</p>

  return (
    <>
      <p className="soft">{text.textsNote}</p>
      <ul className="result-list result-texts">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts are only read
          <li key={index}>{text}</li>
        ))}
      </ul>
    </>
  )
}

function Answers({ answers }: Pick<ResultDetail, 'answers'>) {
  const text = useText(resultText)
  return (
    <ul className="result-list">
      {answers.map((answer) => (
        <li key={answer.id}>
          <span>
            {answer.rater} <span className="soft figures">{answer.assessedOn}</span>
          </span>
          <span className="figures">
            {answer.score === null ? text.none : say(text.scoreOf, { mean: answer.score })}
          </span>
        </li>
      ))}
    </ul>
  )
}
