import { ArrowLeftOutlined } from '@ant-design/icons'
import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import type { ClassDetail as Detail } from '@residency/contract/areas/teachers/training/training-class.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen } from '../../../screens/detail-screen.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from '../file-names.tsx'
import '../teachers.css'
import { AttendanceTable } from './attendance-table.tsx'
import { ClassActions } from './class-actions.tsx'
import { spanOf } from './class-columns.tsx'
import { useClass } from './training.queries.ts'
import { CLASS_TONES } from './training.rules.ts'
import { trainingText } from './training.text.ts'

type Props = { id: number; onBack: () => void; onEdit: () => void }

/**
 * A class as its organiser sees it: facts, who must attend, materials, participants with their
 * attendance.
 */
export function ClassDetail({ id, onBack, onEdit }: Props) {
  const { classes, detail: text } = useText(trainingText)
  const { states } = useText(trainingWords).flows.trainingClass
  const { data: trainingClass, error, refetch } = useClass(id)
  if (!trainingClass)
    return <Pending title={classes.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={onBack}>
        {classes.title}
      </Button>
      <DetailScreen
        title={trainingClass.className}
        state={
          <StateTag tone={CLASS_TONES[trainingClass.state]}>{states[trainingClass.state]}</StateTag>
        }
        actions={<ClassActions trainingClass={trainingClass} onEdit={onEdit} />}
        sections={[
          { title: text.facts, content: <Facts trainingClass={trainingClass} /> },
          { title: text.called, content: <Called trainingClass={trainingClass} /> },
          {
            title: text.materials,
            content: trainingClass.materials.length ? (
              <FileNames files={trainingClass.materials} />
            ) : (
              <p className="soft">{text.noMaterials}</p>
            ),
          },
          { title: text.participants, content: <AttendanceTable trainingClass={trainingClass} /> },
        ]}
      />
    </>
  )
}

function Facts({ trainingClass }: { trainingClass: Detail }) {
  const { classes: text, reason, noted } = useText(trainingText)
  const { fields } = useText(trainingWords)
  const days = say(text.dayCount, { count: trainingClass.days.length })

  return (
    <FactList
      facts={[
        [text.host, trainingClass.base ?? text.office],
        [fields.place, trainingClass.place],
        [text.days, say(noted, { text: spanOf(trainingClass), note: days })],
        [fields.hours, trainingClass.hours],
        [
          text.places,
          say(text.taken, { taken: trainingClass.taken, capacity: trainingClass.capacity }),
        ],
        [fields.minShare, trainingClass.minShare],
        ...(trainingClass.reason ? [[reason, trainingClass.reason, true] as const] : []),
      ]}
    />
  )
}

function Called({ trainingClass }: { trainingClass: Detail }) {
  const { detail: text } = useText(trainingText)
  const { calledLevels } = useText(trainingWords)

  const called = [
    ...trainingClass.mustLevels.map((level) => calledLevels[level]),
    ...[...trainingClass.mustDepartments, ...trainingClass.mustPeople].map(({ label }) => label),
  ]

  if (called.length === 0) return <p className="soft">{text.nobodyCalled}</p>

  return (
    <>
      <p>{called.join(' · ')}</p>
      {trainingClass.calledMissing > 0 && (
        <p className="is-late">{say(text.calledMissing, { count: trainingClass.calledMissing })}</p>
      )}
    </>
  )
}
