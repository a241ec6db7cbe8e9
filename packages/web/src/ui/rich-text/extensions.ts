import { isSafeLink } from '@residency/contract/kernel/rich-text'
import { mergeAttributes, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { Pictures } from './picture.tsx'

/** A picture by its key; the URL is requested when it is rendered. */
const picture = (pictures: Pictures | undefined) =>
  Node.create({
    name: 'image',
    group: 'block',
    draggable: true,
    addAttributes: () => ({ filePath: { default: '' }, alt: { default: '' } }),
    // Pasted pictures are not accepted: only uploaded ones have a key.
    parseHTML: () => [],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes({ alt: HTMLAttributes.alt })],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('p')
        dom.className = 'rich-text-picture'

        const img = document.createElement('img')

        img.alt = String(node.attrs.alt)
        dom.append(img)

        pictures?.addressOf({ filePath: String(node.attrs.filePath) }).then(
          (address) => {
            img.src = address
          },
          () => {}, // The alt text is shown instead.
        )

        return { dom }
      },
  })

/** The nodes and marks of the contract, and no others. */
export const extensionsOf = (pictures: Pictures | undefined) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeLink(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  picture(pictures),
]
