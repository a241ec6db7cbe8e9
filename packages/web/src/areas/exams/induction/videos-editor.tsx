import type {
  TrainDetail,
  TrainVideo,
} from '@residency/contract/areas/exams/induction/train.contract'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import '../../courses/course/courses.public.css'
import { NewerNote } from '../../../screens/edited/edited-record.tsx'
import { useWholeDraft } from '../../../screens/edited/use-whole-draft.ts'
import { LessonList } from '../../courses/courses.public.ts'
import { useSaveVideos } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'

/** Videos and documents of a train in their order, managed as the lessons of a course are. */
export function VideosEditor({ train }: { train: TrainDetail }) {
  const { train: text } = useText(inductionText)

  const { draft, edited, put, isChanged, store, isSaving, discard } = useWholeDraft(
    train,
    ({ list }): readonly TrainVideo[] => list,
    useSaveVideos(),
    text.videosSaved,
  )

  const save = () => {
    const videos = draft.map(({ id, file, ...video }) => ({
      ...video,
      id: id > 0 ? id : null,
      filePath: file.filePath,
    }))
    store({ id: train.id, version: edited.version, videos })
  }

  return (
    <>
      <NewerNote edited={edited} record={train} isSaving={isSaving} onDiscard={discard} />
      {draft.length === 0 && <p className="soft">{text.noVideos}</p>}
      {/* new rows count downwards until they are saved */}
      <LessonList
        lessons={draft}
        freshId={Math.min(0, ...draft.map(({ id }) => id)) - 1}
        onChange={put}
      />
      <div className="outline-foot">
        <span className="soft">{isChanged ? text.unsaved : text.videosHelp}</span>
        <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={save}>
          {text.save}
        </Button>
      </div>
    </>
  )
}
