import type { WeekDetail } from '@residency/contract/areas/duty/hours/hours.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { hoursText } from './hours.text.ts'

const ConfirmForm = lazyDialog(() => import('./confirm-form.tsx').then((part) => part.ConfirmForm))

/** The button that confirms a week, or why it cannot be confirmed yet. */
export function ConfirmWeek({ week }: { week: WeekDetail }) {
  const { own: text } = useText(hoursText)
  const [isOpen, setOpen] = useState(false)
  if (week.obstacle) return <p className="soft">{week.obstacle}</p>
  if (!week.actions.includes('confirm')) return null

  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {text.confirm}
      </Button>
      <ConfirmForm week={week} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
