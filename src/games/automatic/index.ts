// The games of this folder, which are loaded together.
export { perditioTempus } from './perditio';
export { pictures } from './twelvePictures';
export { eightStacks } from './eightStacks';
