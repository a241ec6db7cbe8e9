import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen } from '../../../screens/detail-screen.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useResultSubject } from './result.queries.ts'
import { resultText } from './result.text.ts'
import { useSubjectSections } from './subject-sections.tsx'

/** One of those whom a target rated. */
export function ResultSubjectRecord({ id }: { id: number }) {
  const text = useText(resultText)
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useResultSubject(id)
  const sectionsOf = useSubjectSections()

  const back = () => {
    const next = new URLSearchParams(query)
    next.delete('subject')
    setQuery(next)
  }

  if (!data)
    return <Pending title={text.subjectList} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={back}>
        {data.target}
      </Button>
      <DetailScreen title={data.subject} state={data.note} sections={sectionsOf(data)} />
    </>
  )
}
