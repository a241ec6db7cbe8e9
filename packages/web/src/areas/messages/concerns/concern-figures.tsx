import type { getConcernFigures } from '@residency/contract/areas/messages/concerns/concern.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { useConcernFigures } from './concern.queries.ts'
import { concernText } from './concern.text.ts'
import './concerns.css'

type Props = { isOpen: boolean; onClose: () => void }

/** How many concerns there are; a department with fewer than three is not named. */
function ConcernFigures({ isOpen, onClose }: Props) {
  const { list: text } = useText(concernText)
  const { concernKinds, flows } = useText(concernWords)
  const { data } = useConcernFigures(isOpen)
  const { states } = flows.concern

  return (
    <Dialog title={text.figures} isOpen={isOpen} onClose={onClose} isReady={data !== undefined}>
      {data !== undefined && <FiguresNotes {...data} />}
      {data?.total === 0 && <p>{text.noFigures}</p>}
      {data !== undefined && data.total > 0 && (
        <div className="concern-figures">
          <h2>{text.byKind}</h2>
          <FactList
            facts={data.byKind.map(({ kind, state, count }) => [
              `${concernKinds[kind]} · ${states[state]}`,
              String(count),
            ])}
          />
          <h2>{text.byMonth}</h2>
          <FactList facts={data.byMonth.map(({ month, count }) => [month, String(count)])} />
          <h2>{text.byDepartment}</h2>
          <FactList
            facts={[
              ...data.byDepartment.map(
                ({ department, count }) => [department, String(count)] as const,
              ),
              [text.others, String(data.others)],
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}

type Notes = Pick<AnswerOf<typeof getConcernFigures>, 'fullDays' | 'withoutReader'>

/** What a reader should know beyond the figures: full days, and concerns that nobody reads. */
function FiguresNotes({ fullDays, withoutReader }: Notes) {
  const { list: text, comma } = useText(concernText)
  if (fullDays.length === 0 && withoutReader === null) return null

  return (
    <div className="concern-notes">
      {fullDays.length > 0 && (
        <Alert type="warning" showIcon title={say(text.fullDays, { days: fullDays.join(comma) })} />
      )}
      {withoutReader !== null && (
        <Alert
          type="warning"
          showIcon
          title={`${text.withoutReader} · ${withoutReader}`}
          description={text.withoutReaderHelp}
        />
      )}
    </div>
  )
}

export default ConcernFigures
