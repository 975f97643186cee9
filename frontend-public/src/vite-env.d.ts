/// <reference types="vite/client" />
declare module 'virtual:*.css';
declare module 'virtual:battle-ready-sample' {
  /** Of the PDF as the build made it. */
  export const sampleSize: { pageCount: number; bytes: number };
}
