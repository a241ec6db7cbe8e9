import { Alert, Skeleton } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useGuide } from './guide.queries.ts'
import './guide.css'
import { guideText } from './guide.text.ts'
import { GuideView } from './guide-view.tsx'

/** Preview of a guide, next to the list. */
export function GuidePreview({
  isOpen,
  id,
  onClose,
}: {
  isOpen: boolean
  id: number | null
  onClose: () => void
}) {
  const text = useText(guideText)
  const { data, error } = useGuide(isOpen ? id : null)
  return (
    <SidePanel title={data?.title ?? text.view} isOpen={isOpen} onClose={onClose} width={720}>
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={say(text.missing, { reason: error.message })}
        />
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <GuideView guide={data} />}
    </SidePanel>
  )
}
