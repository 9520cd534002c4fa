export { PhotoViewer, type Photo, type PhotoViewerProps } from './photo-viewer/PhotoViewer.tsx';
