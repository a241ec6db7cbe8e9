import type { TrainDetail, TrainVideo } from '@residency/contract/areas/learning/induction/train.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import '../courses/courses.css'
import { LessonList } from '../courses/lesson-list.tsx'
import { useSaveVideos } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'

/** Videos and documents of a train in their order, kept as the lessons of a course are. */
export function VideosEditor({ train }: { train: TrainDetail }) {
  const { train: text } = useText(inductionText)
  const [draft, setDraft] = useState<readonly TrainVideo[]>(train.list)
  const [isChanged, setChanged] = useState(false)
  const save = useSaveVideos()
  useUnsaved(isChanged, { isUnsaved: () => !save.isPending })
  const put = (next: readonly TrainVideo[]) => {
    setDraft(next)
    setChanged(true)
  }
  const store = () => {
    const videos = draft.map(({ id, file, ...one }) => ({ ...one, id: id > 0 ? id : null, filePath: file.filePath }))
    const done = () => {
      setChanged(false)
      toast.success(text.videosSaved)
    }
    save.mutate({ id: train.id, version: train.version, videos }, { onSuccess: done })
  }
  return (
    <>
      {draft.length === 0 && <p className="soft">{text.noVideos}</p>}
      {/* new rows count downwards until they are saved */}
      <LessonList lessons={draft} freshId={Math.min(0, ...draft.map(({ id }) => id)) - 1} onChange={put} />
      <div className="outline-foot">
        <span className="soft">{isChanged ? text.unsaved : text.videosHelp}</span>
        <Button type="primary" disabled={!isChanged} loading={save.isPending} onClick={store}>
          {text.save}
        </Button>
      </div>
    </>
  )
}
