/**
 * Runs in the document's head, before anything is painted: theme and preferences as attributes of the root, which
 * React never owns, and the splash of a browser session's first page. How far this page was scrolled is the browser's to
 * restore: the router, which comes later, forgets it, and all of it where its memory has been made something else than
 * an object, which it does not look at. It works where storage is blocked, and the content security policy allows
 * exactly this text by its hash.
 */
export const prePaintScript = `(function(root){
function read(key){try{return localStorage.getItem(key)}catch(e){return null}}
var theme=read('theme');
root.className=theme==='dark'||theme==='light'?theme:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(read('contrast')==='high')root.dataset.contrast='high';
if(read('density')==='compact')root.dataset.density='compact';
if(read('motion')==='reduced')root.dataset.motion='reduced';
try{
var at='react-router-scroll-positions',places=sessionStorage.getItem(at);
if(places&&places[0]!=='{')sessionStorage.removeItem(at);
else if(places){places=JSON.parse(places);delete places[history.state&&history.state.key||location.pathname+location.search+location.hash];
sessionStorage.setItem(at,JSON.stringify(places))}}catch(e){}
try{
if(!sessionStorage.getItem('splash')){sessionStorage.setItem('splash','shown');root.dataset.splash=''}}catch(e){}
})(document.documentElement)`.replaceAll('\n', '');
