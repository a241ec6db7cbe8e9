import { departureWords } from '@residency/contract/areas/students/departure/text'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useOwnDeparture } from './departure.queries.ts'
import { departureText } from './departure.text.ts'
import type { DepartureFormProps } from './departure-form.tsx'
import { OwnDeparture } from './own-departure.tsx'

const DepartureForm = lazyDialog<DepartureFormProps>(() =>
  import('./departure-form.tsx').then((part) => part.default),
)

/** View key student/departure/own: the trainee's own departure and its checklist. */
export default function OwnDeparturePage() {
  const { own: text } = useText(departureText)
  const { menus } = useText(departureWords)
  const title = menus['training.ownDeparture']
  const { data, error, refetch } = useOwnDeparture()
  const [isOpen, setOpen] = useState(false)
  if (!data) return <Pending title={title} error={error} onRetry={() => void refetch()} />

  const { departure, isTrainee, mayAsk } = data

  return (
    <section>
      <PageHead title={title} lead={text.lead}>
        {mayAsk && (
          <Button type="primary" onClick={() => setOpen(true)}>
            {text.ask}
          </Button>
        )}
      </PageHead>
      {!departure && (
        <div className="panel list-message">{isTrainee ? text.none : text.notTrainee}</div>
      )}
      {departure && <OwnDeparture departure={departure} />}
      <DepartureForm isOpen={isOpen} isRecord={false} onClose={() => setOpen(false)} />
    </section>
  )
}
