import type { LecturePerson } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { attendanceText } from './attendance.text.ts'

const CorrectForm = lazyDialog(() => import('./correct-form.tsx').then((part) => part.CorrectForm))

type Props = { id: number; rows: readonly LecturePerson[]; onDone: () => void }

/** Opens the form that enters by hand how the selected people attended. */
export function CorrectButton({ id, rows, onDone }: Props) {
  const text = useText(attendanceText)
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {text.correct}
      </Button>
      <CorrectForm
        isOpen={isOpen}
        id={id}
        rows={rows}
        onClose={() => setOpen(false)}
        onDone={onDone}
      />
    </>
  )
}
