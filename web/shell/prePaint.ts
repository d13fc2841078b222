import { scrollPositionsKey } from '../session/storage.ts';

/**
 * Runs in the document's head, before the first paint.
 *
 * - It sets theme and preferences as attributes of the root element, which React does not render.
 * - It marks the first page of a browser session for the splash.
 * - It deletes stored scroll positions that are not an object, since the router does not check that.
 * - It works where storage is blocked. The content security policy allows exactly this text by its hash.
 */
export const prePaintScript = `(function(root){
function read(key){try{return localStorage.getItem(key)}catch(e){return null}}
var theme=read('theme');
root.className=theme==='dark'||theme==='light'?theme:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(read('contrast')==='high')root.dataset.contrast='high';
if(read('density')==='compact')root.dataset.density='compact';
if(read('motion')==='reduced')root.dataset.motion='reduced';
try{
if((sessionStorage.getItem('${scrollPositionsKey}')||'{')[0]!=='{')sessionStorage.removeItem('${scrollPositionsKey}');
if(!sessionStorage.getItem('splash')){sessionStorage.setItem('splash','shown');root.dataset.splash=''}}catch(e){}
})(document.documentElement)`.replaceAll('\n', '');
