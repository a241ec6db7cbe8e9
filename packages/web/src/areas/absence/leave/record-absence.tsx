import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { AbsentFormProps } from './absent-form.tsx'

const AbsentForm = lazyDialog<AbsentFormProps>(() =>
  import('./absent-form.tsx').then((part) => part.default),
)

/** The button that records an unexcused absence, with its form. */
export function RecordAbsence() {
  const { record } = useText(leaveWords).flows.leave.actions
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{record}</Button>
      <AbsentForm isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
