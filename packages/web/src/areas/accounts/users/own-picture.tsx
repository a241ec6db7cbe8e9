import { PictureOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { useText } from '../../../platform/i18n.ts'
import { Picture } from '../../../ui/picture.tsx'
import { CropDialog } from '../../../ui/upload/crop-dialog.tsx'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import '../accounts.css'
import { accountsText } from '../accounts.text.ts'
import { useOwnPicture } from './session.queries.ts'

/** The own avatar, visible to all users: chosen, cropped square, saved at once. */
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
      <CropDialog
        title={text.picture}
        okText={text.usePicture}
        picture={chosen}
        aspect={1}
        onClose={() => setChosen(null)}
        onDone={(part) => change.mutateAsync(part).catch(() => {})} // The call has reported the error.
      />
    </div>
  )
}
