import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { PageHead } from '../../screens/page-head.tsx'
import { toChoices } from '../../ui/choices/choices.ts'
import { galleryText } from './gallery.text.ts'
import { GalleryActions } from './gallery-actions.tsx'
import { GalleryCells } from './gallery-cells.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryFiles } from './gallery-files.tsx'
import { GalleryForm } from './gallery-form.tsx'
import { GalleryHome } from './gallery-home.tsx'
import { GalleryLayers } from './gallery-layers.tsx'
import { GalleryScreens } from './gallery-screens.tsx'
import { GalleryUploads } from './gallery-uploads.tsx'

/** The first part has nothing that loads for ever: journeys wait until a page has loaded. */
const PARTS = {
  parts: () => (
    <>
      <GalleryActions />
      <GalleryForm />
      <GalleryUploads />
      <GalleryCells />
      <GalleryHome />
    </>
  ),
  fields: () => <GalleryFields />,
  files: () => <GalleryFiles />,
  layers: () => <GalleryLayers />,
  screens: () => <GalleryScreens />,
} as const

type Part = keyof typeof PARTS

/**
 * View key demo/gallery: every part of the interface and every screen in its states, for
 * developers. A test keeps it whole.
 */
export default function GalleryPage() {
  const text = useText(galleryText)
  const [part, setPart] = useState<Part>('parts')
  const OpenPart = PARTS[part]

  return (
    <section aria-label={text.title}>
      <PageHead title={text.title} lead={text.lead} />
      <Segmented<Part>
        aria-label={text.title}
        options={toChoices(Object.keys(PARTS) as Part[], text.parts)}
        value={part}
        onChange={setPart}
        style={{ marginBottom: 16 }}
      />
      <OpenPart />
    </section>
  )
}
