import { LEVELS } from '@residency/contract/areas/competence/items/item.contract'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { levelText } from './level.text.ts'
import { useLevelWords } from './level-scale.tsx'

/** What the levels mean, and the numbers of the help that was given, in words. */
export function LevelLegend() {
  const text = useText(levelText)
  const { helps } = useText(observationWords)
  const levelWords = useLevelWords()

  return (
    <div className="level-legend">
      <Meanings title={text.legendLevels} wordsOf={levelWords} />
      <Meanings
        title={text.legendHelps}
        wordsOf={(help) => helps[String(help) as keyof typeof helps]}
      />
    </div>
  )
}

type MeaningsProps = { title: string; wordsOf: (level: number) => string }

const Meanings = ({ title, wordsOf }: MeaningsProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <dl>
      {LEVELS.map((level) => (
        <div key={level}>
          <dt className="figures">{level}</dt>
          <dd>{wordsOf(level)}</dd>
        </div>
      ))}
    </dl>
  </section>
)
