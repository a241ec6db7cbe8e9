// Parts of packages that have no types of their own.
declare module 'mathjax' {
  type Adaptor = { innerHTML: (node: unknown) => string }
  const MathJax: {
    init: (config: object) => Promise<void>
    texReset: () => void
    tex2svgPromise: (tex: string, options: { display: boolean }) => Promise<unknown>
    startup: { adaptor: Adaptor }
  }
  export default MathJax
}

declare module 'pdfmake/js/PDFDocument.js' {
  /** A document of pdfkit, as pdfmake draws into it: a stream of bytes. */
  class PDFDocument {
    constructor(
      fonts: object,
      images: object,
      patterns: object,
      attachments: object,
      options: object,
      files: object,
      isLocalFileAllowed: (path: string) => boolean,
    )

    fonts: { [family: string]: object }
    _imageRegistry: object
    on(event: 'data', listener: (chunk: Buffer) => void): this
    on(event: 'end', listener: () => void): this
    end(): void
    _font: unknown
    _fontSize: number
    page: object
    provideFont(family: string, isBold: boolean, isItalic: boolean): unknown
    text(text: string, x: number, y: number, options: object): this
    markContent(tag: string, options: { actual: string }): this
    endMarkedContent(): this
    save(): this
    restore(): this
  }
  const module: { default: typeof PDFDocument }
  export default module
}

declare module 'pdfmake/js/3rd-party/svg-to-pdfkit.js' {
  const module: {
    default: (document: object, svg: string, x: number, y: number, options: object) => void
  }
  export default module
}

declare module 'pdfmake/js/LayoutBuilder.js' {
  class LayoutBuilder {
    constructor(size: object, margins: object, svgMeasure: object)
    registerTableLayouts(layouts: object): void

    layoutDocument(
      content: unknown,
      document: object,
      styles: unknown,
      defaultStyle: unknown,
      background: unknown,
      header: unknown,
      footer: unknown,
    ): object[]
  }
  const module: { default: typeof LayoutBuilder }
  export default module
}

declare module 'pdfmake/js/Renderer.js' {
  class Renderer {
    constructor(document: object)
    renderPages(pages: object[]): void
  }
  const module: { default: typeof Renderer }
  export default module
}

declare module 'pdfmake/js/SVGMeasure.js' {
  const module: { default: new () => object }
  export default module
}
