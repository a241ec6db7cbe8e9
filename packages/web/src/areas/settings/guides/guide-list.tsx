import { RightOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import './guide.css'
import { guideText } from './guide.text.ts'

type ListProps = {
  guides: readonly { id: number; title: string }[] | undefined
  chosen: number | null
  onChoose: (id: number) => void
}

/** The list of guides for readers. */
export function GuideList({ guides, chosen, onChoose }: ListProps) {
  const text = useText(guideText)
  if (!guides) return <Skeleton active title={false} paragraph={{ rows: 5 }} />

  if (guides.length === 0)
    return (
      <div className="panel list-message">
        <strong>{text.none}</strong>
        <span className="soft">{text.noneContent}</span>
      </div>
    )

  return (
    <nav className="panel guide-list" aria-label={text.list}>
      <ul>
        {guides.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              <span>{title}</span>
              <RightOutlined aria-hidden="true" className="soft" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
