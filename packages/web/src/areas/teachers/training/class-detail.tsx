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
  const { data: one, error, refetch } = useClass(id)
  if (!one) return <Pending title={classes.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={onBack}>
        {classes.title}
      </Button>
      <DetailScreen
        title={one.className}
        state={<StateTag tone={CLASS_TONES[one.state]}>{states[one.state]}</StateTag>}
        actions={<ClassActions one={one} onEdit={onEdit} />}
        sections={[
          { title: text.facts, content: <Facts one={one} /> },
          { title: text.called, content: <Called one={one} /> },
          {
            title: text.materials,
            content: one.materials.length ? (
              <FileNames files={one.materials} />
            ) : (
              <p className="soft">{text.noMaterials}</p>
            ),
          },
          { title: text.participants, content: <AttendanceTable one={one} /> },
        ]}
      />
    </>
  )
}

function Facts({ one }: { one: Detail }) {
  const { classes: text, reason, noted } = useText(trainingText)
  const { fields } = useText(trainingWords)
  const days = say(text.dayCount, { count: one.days.length })

  return (
    <FactList
      facts={[
        [text.host, one.base ?? text.office],
        [fields.place, one.place],
        [text.days, say(noted, { text: spanOf(one), note: days })],
        [fields.hours, one.hours],
        [text.places, say(text.taken, { taken: one.taken, capacity: one.capacity })],
        [fields.minShare, one.minShare],
        ...(one.reason ? [[reason, one.reason, true] as const] : []),
      ]}
    />
  )
}

function Called({ one }: { one: Detail }) {
  const { detail: text } = useText(trainingText)
  const { calledLevels } = useText(trainingWords)

  const called = [
    ...one.mustLevels.map((level) => calledLevels[level]),
    ...[...one.mustDepartments, ...one.mustPeople].map(({ label }) => label),
  ]

  if (called.length === 0) return <p className="soft">{text.nobodyCalled}</p>

  return (
    <>
      <p>{called.join(' · ')}</p>
      {one.calledMissing > 0 && (
        <p className="is-late">{say(text.calledMissing, { count: one.calledMissing })}</p>
      )}
    </>
  )
}
