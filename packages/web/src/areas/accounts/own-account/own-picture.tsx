import { PictureOutlined } from '@ant-design/icons'
import { BUILT_IN_PICTURES } from '@residency/contract/areas/accounts/pictures.public'
import { Button } from 'antd'
import { useState } from 'react'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Picture } from '../../../ui/picture.tsx'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import { CropDialog } from '../../../ui/upload/pictures/crop-dialog.tsx'
import '../accounts.css'
import { accountsText } from '../accounts.text.ts'
import { useOwnPicture } from '../sessions/session.queries.ts'

/**
 * The own avatar, visible to all users: a built-in one, or one that is chosen and cropped square;
 * saved at once.
 */
export function OwnPicture() {
  const text = useText(accountsText)
  const me = useCurrentUser((state) => state.me)
  const [chosen, setChosen] = useState<Blob | null>(null)
  const change = useOwnPicture()
  if (!me) return null

  return (
    <div className="own-picture">
      <Picture name={me.nickname} source={me.avatar} className="is-large" />
      <FileButton
        label={me.avatar ? text.otherPicture : text.choosePicture}
        icon={<PictureOutlined />}
        accept="image/jpeg,image/png"
        isDisabled={change.isPending}
        onFiles={([file]) => setChosen(file ?? null)}
      />
      {me.avatar && (
        <Button type="text" disabled={change.isPending} onClick={() => change.mutate(null)}>
          {text.noPicture}
        </Button>
      )}
      <div className="picture-set" role="group" aria-label={text.builtInPictures}>
        {BUILT_IN_PICTURES.map((source, i) => (
          <button
            key={source}
            type="button"
            aria-pressed={me.avatar === source}
            aria-label={say(text.builtInPicture, { number: i + 1 })}
            disabled={change.isPending}
            onClick={() => change.mutate(source)}
          >
            <Picture name="" source={source} />
          </button>
        ))}
      </div>
      <CropDialog
        title={text.picture}
        okText={text.usePicture}
        isOpen={chosen !== null}
        picture={chosen}
        aspect={1}
        onClose={() => setChosen(null)}
        // The call has reported the error.
        onDone={(part) => change.mutateAsync(part).catch(() => {})}
      />
    </div>
  )
}
